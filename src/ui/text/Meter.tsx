import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { colour, radius, space, text } from '../theme/tokens.ts';

const meter = css`
  display: grid;
  gap: ${space[2]};
  font-size: ${text.sm};
  line-height: 1.4;

  & > meter {
    appearance: none;
    display: block;
    width: 100%;
    height: 0.375rem;
    border: 0;
    border-radius: ${radius.sm};
    background: ${colour.line};
  }

  & > meter::-webkit-meter-inner-element {
    display: block;
  }
  & > meter::-webkit-meter-bar {
    height: 0.375rem;
    border: 0;
    border-radius: ${radius.sm};
    background: ${colour.line};
  }
  & > meter::-webkit-meter-optimum-value {
    border-radius: ${radius.sm};
    background: var(--fill);
  }
  & > meter::-moz-meter-bar {
    background: var(--fill);
  }

  --fill: ${colour.moss};

  &[data-tone='accent'] {
    --fill: ${colour.accent};
  }
`;

/** The progress towards something: free delivery, the next reward. `value` of `max`. */
export function Meter(props: {
  label: ReactNode;
  value: number;
  max: number;
  tone?: 'moss' | 'accent';
  className?: string;
}) {
  const { label, value, max, tone = 'moss', className } = props;
  const id = useId();
  return (
    <div className={cx(meter, className)} data-tone={tone}>
      <span id={id}>{label}</span>
      <meter aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
