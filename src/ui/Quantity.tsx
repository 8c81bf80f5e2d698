import { css, cx } from '@linaria/core';
import type { FocusEvent, KeyboardEvent } from 'react';
import { visuallyHidden } from './Hidden.tsx';
import { Icon } from './Icon.tsx';
import { useLabels } from './labels.ts';
import { colour, radius, text } from './tokens.ts';

const box = css`
  flex: none;
  display: inline-grid;
  min-width: max-content;
  grid-template-columns: var(--target) 2.75rem var(--target);
  height: 3rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};

  &[data-size='sm'] {
    height: var(--target);
    font-size: ${text.sm};
  }

  &[data-busy] {
    opacity: 0.7;
  }

  & button {
    display: grid;
    place-items: center;
  }

  & button:hover:not(:disabled) {
    background: ${colour.sunken};
  }

  & button:disabled {
    color: ${colour.inkFaint};
    cursor: not-allowed;
  }

  & input {
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** How many: minus, the number (which may be typed), plus. 1 to 999999 unless told otherwise (core 5). */
export function Quantity(props: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  name?: string;
  min?: number;
  max?: number;
  isBusy?: boolean;
  size?: 'sm' | 'md';
  className?: string;
}) {
  const { label, value, onChange, name, min = 1, max = 999999, isBusy, size = 'md', className } = props;
  const labels = useLabels();
  const ask = (wanted: number) => {
    const next = Math.min(max, Math.max(min, Math.round(wanted)));
    if (!isBusy && next !== value) onChange(next);
    return next;
  };
  const commit = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const typed = Number.parseInt(event.currentTarget.value, 10);
    event.currentTarget.value = String(Number.isNaN(typed) ? value : ask(typed));
  };
  return (
    <fieldset className={cx(box, className)} data-size={size} data-busy={isBusy || undefined}>
      <legend className={visuallyHidden}>{label}</legend>
      <button type="button" aria-label={labels.decrease} disabled={value <= min} onClick={() => ask(value - 1)}>
        <Icon name="minus" size="sm" />
      </button>
      <input
        key={value}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        aria-label={label}
        name={name}
        defaultValue={value}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit(event);
        }}
      />
      <button type="button" aria-label={labels.increase} disabled={value >= max} onClick={() => ask(value + 1)}>
        <Icon name="plus" size="sm" />
      </button>
    </fieldset>
  );
}
