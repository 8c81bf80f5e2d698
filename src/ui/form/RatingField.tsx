import { css, cx } from '@linaria/core';
import { useId, useRef } from 'react';
import { useFieldState } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { Icon } from '../text/Icon.tsx';
import { colour, space, text } from '../theme/tokens.ts';

const field = css`
  & legend {
    margin-block-end: ${space[1]};
    font-size: ${text.sm};
    font-weight: 600;
  }

  & > div {
    display: inline-flex;
    margin-inline-start: -0.625rem;
  }

  /* Contains its unseen radio button, so that the focus brings the star into view. */
  & label {
    position: relative;
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    cursor: pointer;
    color: ${colour.accent};
  }

  & label:has(:checked) ~ label,
  & > div:not(:has(:checked)) label {
    --fill: none;
    color: ${colour.lineStrong};
  }

  & > div:hover label {
    --fill: currentColor;
    color: ${colour.accent};
  }

  & > div:hover label:hover ~ label {
    --fill: none;
    color: ${colour.lineStrong};
  }

  /* Of more weight than the icon's own rule, which fills every star. */
  & svg[data-filled] {
    width: 1.75rem;
    height: 1.75rem;
    fill: var(--fill, currentColor);
  }

  & label:has(:focus-visible) {
    outline: 2px solid ${colour.focus};
    outline-offset: -4px;
  }
`;

/** A choice of one to five stars. `words` are their names, from one star to five. */
export function RatingField(props: {
  label: string;
  name: string;
  words: readonly [string, string, string, string, string];
  value?: number;
  defaultValue?: number;
  onChange?: (score: number) => void;
  error?: string | null;
  isRequired?: boolean;
  className?: string;
}) {
  const { label, name, words, value, defaultValue, onChange, error, isRequired, className } = props;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { error: shown, onInput } = useFieldState(first, error);
  return (
    <fieldset
      className={cx(field, className)}
      aria-describedby={shown ? `${id}-error` : undefined}
      data-invalid={shown ? true : undefined}
    >
      <legend>{label}</legend>
      <div>
        {words.map((word, place) => (
          <label key={word} title={word}>
            <input
              ref={place === 0 ? first : undefined}
              type="radio"
              className={visuallyHidden}
              name={name}
              value={place + 1}
              aria-label={word}
              required={isRequired}
              {...(value === undefined
                ? { defaultChecked: defaultValue === place + 1 }
                : { checked: value === place + 1 })}
              onInput={onInput}
              onChange={() => onChange?.(place + 1)}
            />
            <Icon name="star" size="lg" />
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={shown} />
    </fieldset>
  );
}
