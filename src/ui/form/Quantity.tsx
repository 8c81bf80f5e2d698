import { css } from '@linaria/core';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { visuallyHidden } from '../text/Hidden.tsx';
import { Icon } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
import { colour, radius, text } from '../theme/tokens.ts';

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

/** Below the row that contains the fieldset, with the same width. */
const refusal = css`
  grid-column: 1 / -1;
  flex-basis: 100%;
  order: 1;
  color: ${colour.danger};
  font-size: ${text.sm};
  font-weight: 500;
  line-height: 1.35;
`;

/**
 * A quantity: minus, the number (which can be typed), plus. 1 to 999999 by default (core 5). Typed text that is not a
 * whole number in this range is replaced by the last number, with an error below.
 */
export function Quantity(props: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  name?: string;
  min?: number;
  max?: number;
  isBusy?: boolean;
  size?: 'sm' | 'md';
}) {
  const { label, value, onChange, name, min = 1, max = 999999, isBusy, size = 'md' } = props;
  const t = useText(uiText);
  const messageId = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const ask = (wanted: number) => {
    setRefused(null);
    if (!isBusy && wanted !== value) onChange(wanted);
  };
  const commit = (event: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const typed = field.value.trim();
    if (typed === String(value)) return;
    const wanted = /^[0-9]+$/.test(typed) ? Number(typed) : Number.NaN;
    if (wanted >= min && wanted <= max) return ask(wanted);
    field.value = String(value);
    if (typed !== '') setRefused(t('quantityRefused', { typed, min, max, value }));
  };
  return (
    <>
      <fieldset className={box} data-size={size} data-busy={isBusy || undefined}>
        <legend className={visuallyHidden}>{label}</legend>
        <button
          type="button"
          aria-label={t('decrease')}
          disabled={value <= min}
          onClick={({ currentTarget }) => afterPaint(currentTarget, () => ask(Math.min(value - 1, max)))}
        >
          <Icon name="minus" size="sm" />
        </button>
        <input
          key={value}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={label}
          aria-describedby={refused === null ? undefined : messageId}
          name={name}
          defaultValue={value}
          onFocus={(event) => event.currentTarget.select()}
          onInput={() => setRefused(null)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            commit(event);
          }}
        />
        <button
          type="button"
          aria-label={t('increase')}
          disabled={value >= max}
          onClick={({ currentTarget }) => afterPaint(currentTarget, () => ask(value + 1))}
        >
          <Icon name="plus" size="sm" />
        </button>
      </fieldset>
      {refused !== null && (
        <p id={messageId} role="alert" className={refusal}>
          {refused}
        </p>
      )}
    </>
  );
}
