import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { colour, motion, space, text } from './tokens.ts';

const meter = css`
  display: grid;
  gap: ${space[2]};
  font-size: ${text.sm};
  line-height: 1.4;

  & > svg {
    width: 100%;
    height: 0.375rem;
    overflow: visible;
  }

  & rect {
    fill: ${colour.line};
  }

  & rect + rect {
    fill: ${colour.moss};
    transition: width ${motion.base} ${motion.easeOut};
  }

  &[data-tone='accent'] rect + rect {
    fill: ${colour.accent};
  }
`;

/** How far on the way to something: free delivery, the next reward. `value` of `max`. */
export function Meter(props: { label: ReactNode; value: number; max: number; tone?: 'moss' | 'accent'; className?: string }) {
  const { label, value, max, tone = 'moss', className } = props;
  const id = useId();
  const percent = max > 0 ? Math.round((Math.min(max, Math.max(0, value)) / max) * 100) : 0;
  return (
    <div className={cx(meter, className)} data-tone={tone}>
      <span id={id}>{label}</span>
      <svg role="meter" aria-labelledby={id} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100} preserveAspectRatio="none">
        <rect width="100%" height="100%" />
        <rect width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}

const scale = css`
  display: grid;
  gap: ${space[2]} ${space[4]};
  font-size: ${text.sm};

  & > b {
    font-weight: 600;
  }

  & > svg {
    width: 100%;
    height: 0.75rem;
    overflow: visible;
  }

  & line {
    stroke: ${colour.line};
    stroke-width: 2;
  }

  & rect {
    fill: ${colour.accent};
  }

  & > span {
    display: flex;
    justify-content: space-between;
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
`;

/** Where a product stands between two ends: soft and firm, light and warm. A way-mark on a line. */
export function Scale(props: { label: string; value: number; max: number; low?: string; high?: string; className?: string }) {
  const { label, value, max, low, high, className } = props;
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={cx(scale, className)}>
      <b>{label}</b>
      <svg role="img" aria-label={`${label}: ${value}/${max}`}>
        <line x1="0" y1="50%" x2="100%" y2="50%" />
        <rect x={`${share * 98}%`} width="0.4rem" height="0.75rem" />
      </svg>
      {(low || high) && (
        <span>
          <span>{low}</span>
          <span>{high}</span>
        </span>
      )}
    </div>
  );
}
