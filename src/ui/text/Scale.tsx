import { css, cx } from '@linaria/core';
import { colour, space, text } from '../theme/tokens.ts';

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

/** The position of a product between two ends: soft and firm, light and warm. Drawn as a way-mark on a line. */
export function Scale(props: {
  label: string;
  value: number;
  max: number;
  low?: string;
  high?: string;
  className?: string;
}) {
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
