import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { colour, radius, text } from '../theme/tokens.ts';

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  padding: 0.3em 0.6em;
  border-radius: ${radius.sm};
  background: ${colour.surface};
  color: ${colour.ink};
  font-size: ${text.xs};
  font-weight: 650;
  line-height: 1.2;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-tone='ink'] {
    background: ${colour.ink};
    color: ${colour.paper};
  }
  &[data-tone='accent'] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
  &[data-tone='moss'] {
    background: ${colour.mossSoft};
    color: ${colour.moss};
  }
  &[data-tone='danger'] {
    background: ${colour.dangerSoft};
    color: ${colour.danger};
  }
`;

/** A short label on a product or an order: New, Low stock, -25%. */
export function Badge(props: {
  children: ReactNode;
  tone?: 'plain' | 'ink' | 'accent' | 'moss' | 'danger';
  className?: string;
}) {
  const { children, tone = 'plain', className } = props;
  return (
    <span className={cx(badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
