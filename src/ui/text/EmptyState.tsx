import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import { Heading } from './Text.tsx';
import type { HeadingLevel } from './Text.tsx';
import { colour, space } from '../theme/tokens.ts';

const empty = css`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: clamp(3rem, 9vw, 6rem) ${space[5]};
  overflow: hidden;
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${colour.ink};
    opacity: 0.11;
    mask: url('./contours.svg') center / cover no-repeat;
  }

  & > div {
    max-width: 28rem;
    color: ${colour.inkSoft};
    text-wrap: balance;
  }
`;

/** An empty list, and what to do about it. */
export function EmptyState(props: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
  level?: HeadingLevel;
  className?: string;
}) {
  const { title, children, action, icon, level = 2, className } = props;
  return (
    <div className={cx(empty, className)}>
      {icon && <Icon name={icon} size="lg" />}
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
