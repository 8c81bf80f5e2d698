import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import contours from './contours.svg?no-inline';
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

  & > div {
    max-width: 28rem;
    color: ${colour.inkSoft};
    text-wrap: balance;
  }
`;

/** Not a mask: Chromium counts one as the page's largest content, at any later repaint. */
const pattern = css`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${colour.ink};
  stroke-width: 1.5;
  opacity: 0.11;
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
      <svg className={pattern} aria-hidden="true">
        <use href={`${contours}#lines`} />
      </svg>
      {icon && <Icon name={icon} size="lg" />}
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {children && <div>{children}</div>}
      {action}
    </div>
  );
}
