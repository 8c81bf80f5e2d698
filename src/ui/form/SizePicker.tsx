import { css } from '@linaria/core';
import { memo, type ReactNode, useId } from 'react';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { useText } from '#src/messages/text.ts';
import { uiText } from '#src/messages/ui.ts';
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

  /* At once: the first frame of a transition shows nothing of the press. */
  input:checked + & {
    border-color: ${colour.ink};
    background: ${colour.ink};
    color: ${colour.paper};
    transition: none;
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

interface Item {
  value: string;
  label: string;
  isUnavailable?: boolean;
  note?: string;
}

/**
 * Memoised: React sets name and type again for every radio that is rendered, and a choice changes two of twenty. That
 * needs an `onSelect` that stays the same.
 */
const Tile = memo(function Tile(
  props: Item & { name: string; isSelected: boolean; isRequired?: boolean; onSelect?: (value: string) => void },
) {
  const { value, label, isUnavailable, note, name, isSelected, isRequired, onSelect } = props;
  const t = useText(uiText);
  return (
    <label>
      <input
        type="radio"
        className={visuallyHidden}
        name={name}
        value={value}
        aria-label={isUnavailable ? t('unavailable', { label }) : undefined}
        defaultChecked={isSelected}
        {...(onSelect
          ? {
              // Uncontrolled: React would uncheck a controlled one until the choice is known, and the browser would
              // paint that.
              ref: (input) => void (input && (input.checked = isSelected)),
              onChange: ({ currentTarget }) => afterPaint(currentTarget, () => onSelect(value)),
            }
          : { required: isRequired })}
      />
      <span className={tile} data-unavailable={isUnavailable || undefined}>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
});

/**
 * The sizes (or widths, fits) of a product as tiles. A sold-out size is struck through but can be chosen, to be
 * notified when it is back.
 */
export function SizePicker(props: {
  label: string;
  name: string;
  items: readonly Item[];
  selected?: string;
  onSelect?: (value: string) => void;
  action?: ReactNode;
  error?: string | null;
  columns?: 'auto' | 'wide';
  isRequired?: boolean;
  className?: string;
}) {
  const { label, name, items, selected, onSelect, action, error, columns = 'auto', isRequired, className } = props;
  const t = useText(uiText);
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
              {t('colon')}
              <b>{chosen.label}</b>
            </>
          )}
        </span>
        {action}
      </div>
      <div className={tiles} data-columns={columns}>
        {items.map((item) => (
          <Tile
            key={item.value}
            {...item}
            name={name}
            isSelected={item.value === selected}
            isRequired={isRequired}
            onSelect={onSelect}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  );
}
