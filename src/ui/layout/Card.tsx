import { css, cx } from '@linaria/core';
import type { ElementType, ReactNode } from 'react';
import { Heading } from '../text/Text.tsx';
import type { HeadingLevel } from '../text/Text.tsx';
import { colour, radius, space } from '../theme/tokens.ts';

const card = css`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-width: 0;
  padding: clamp(1rem, 2.2vw, 1.5rem);
  border: 1px solid ${colour.line};
  border-radius: ${radius.md};
  background: ${colour.surface};

  &[data-ground='sunken'] {
    border-color: transparent;
    background: ${colour.sunken};
  }

  &[data-ground='moss'] {
    border-color: transparent;
    background: ${colour.mossSoft};
  }

  &[data-selected] {
    border-color: ${colour.ink};
    box-shadow: inset 0 0 0 1px ${colour.ink};
  }
`;

const head = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
`;

/** A bordered box for content that belongs together: an address, an order, the summary. */
export function Card(props: {
  children: ReactNode;
  title?: ReactNode;
  action?: ReactNode;
  tone?: 'surface' | 'sunken' | 'moss';
  isSelected?: boolean;
  as?: 'div' | 'section' | 'article' | 'li';
  level?: HeadingLevel;
  className?: string;
}) {
  const { children, title, action, tone = 'surface', isSelected, as = 'div', level = 3, className } = props;
  const Tag: ElementType = as;
  return (
    <Tag className={cx(card, className)} data-ground={tone} data-selected={isSelected || undefined}>
      {(title || action) && (
        <div className={head}>
          {title && (
            <Heading level={level} size="sm">
              {title}
            </Heading>
          )}
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
}
