import { css } from '@linaria/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldMessage } from './FieldMessage.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { fill, useLabels } from '../theme/labels.ts';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  width: 100%;
  margin-block-end: ${space[2]};
  font-size: ${text.sm};

  & b {
    font-weight: 600;
  }
`;

const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.5rem, 1fr));
  gap: ${space[2]};

  &[data-columns='wide'] {
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  }
`;

/** Strikes through unavailable options, chosen or not. */
const struck = `linear-gradient(to top right, transparent calc(50% - 1px), ${colour.lineStrong} 50%, transparent calc(50% + 1px)) ${colour.paper}`;

const tile = css`
  display: grid;
  place-items: center;
  min-height: 3rem;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  font-size: ${text.sm};
  font-weight: 600;
  line-height: 1.15;
  text-align: center;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.easeOut},
    color ${motion.fast} ${motion.easeOut};

  & small {
    font-size: ${text['2xs']};
    font-weight: 400;
  }

  &:hover {
    border-color: ${colour.ink};
    box-shadow: inset 0 0 0 1px ${colour.ink};
  }

  &[data-unavailable] {
    border-color: ${colour.line};
    background: ${struck};
    color: ${colour.inkSoft};
    font-weight: 400;
  }

  input:checked + & {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
  }

  input:checked + &[data-unavailable] {
    background: ${struck};
    box-shadow: inset 0 0 0 1px ${colour.ink};
    color: ${colour.ink};
  }

  input:focus-visible + & {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }

  [data-invalid] & {
    border-color: ${colour.danger};
  }

  @media ${media.forced} {
    input:checked + &,
    input:checked + &[data-unavailable] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

/**
 * The sizes (or widths, fits) of a product as tiles. A sold-out size is struck through but can be chosen, to be
 * notified when it is back.
 */
export function SizePicker(props: {
  label: string;
  name: string;
  items: readonly { value: string; label: string; isUnavailable?: boolean; note?: string }[];
  selected?: string;
  onSelect?: (value: string) => void;
  action?: ReactNode;
  error?: string | null;
  columns?: 'auto' | 'wide';
  isRequired?: boolean;
  className?: string;
}) {
  const { label, name, items, selected, onSelect, action, error, columns = 'auto', isRequired, className } = props;
  const labels = useLabels();
  const id = useId();
  const chosen = items.find(({ value }) => value === selected);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required={isRequired || undefined}
      aria-invalid={error ? true : undefined}
      data-invalid={error ? true : undefined}
      className={className}
    >
      <div className={head}>
        <span>
          <span id={`${id}-label`}>{label}</span>
          {chosen && (
            <>
              {labels.colon}
              <b>{chosen.label}</b>
            </>
          )}
        </span>
        {action}
      </div>
      <div className={tiles} data-columns={columns}>
        {items.map((item) => (
          <label key={item.value}>
            <input
              type="radio"
              className={visuallyHidden}
              name={name}
              value={item.value}
              aria-label={item.isUnavailable ? fill(labels.unavailable, { label: item.label }) : undefined}
              {...(onSelect
                ? { checked: item.value === selected, onChange: () => onSelect(item.value) }
                : { defaultChecked: item.value === selected, required: isRequired })}
            />
            <span className={tile} data-unavailable={item.isUnavailable || undefined}>
              {item.label}
              {item.note && <small>{item.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
