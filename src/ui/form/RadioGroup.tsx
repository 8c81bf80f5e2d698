import { css, cx } from '@linaria/core';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldState } from './Field.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { visuallyHidden } from '../text/Hidden.tsx';
import { Icon } from '../text/Icon.tsx';
import type { IconName } from '../text/Icon.tsx';
import { refusesSecondPress } from '../behaviour/isSecondPress.ts';
import { colour, motion, radius, space, text } from '../theme/tokens.ts';

const legend = css`
  margin-block-end: ${space[3]};
  font-size: ${text.sm};
  font-weight: 600;
`;

const list = css`
  display: grid;
  gap: ${space[2]};
`;

const option = css`
  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    min-height: var(--target);
    line-height: 1.35;
    cursor: pointer;
  }

  & input[type='radio'] {
    appearance: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border: 1.5px solid ${colour.lineStrong};
    border-radius: 50%;
    background: ${colour.surface};
    cursor: inherit;
    transition: border-width ${motion.fast} ${motion.easeOut};
  }

  & input[type='radio']:checked {
    border: 0.4375rem solid ${colour.ink};
  }

  & small {
    display: block;
    color: ${colour.inkSoft};
    font-size: ${text.sm};
    font-weight: 400;
  }

  & [data-part='aside'] {
    font-weight: 600;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & [data-part='words'] {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }

  &:has(> label > input:disabled) > label {
    color: ${colour.inkSoft};
    cursor: not-allowed;
  }

  [data-variant='cards'] > & {
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.md};
    background: ${colour.surface};

    & > label {
      padding: ${space[3]} ${space[4]};
      font-weight: 500;
    }

    &:hover {
      border-color: ${colour.ink};
    }

    &:has(> label > input:checked) {
      border-color: ${colour.ink};
      box-shadow: inset 0 0 0 1px ${colour.ink};
    }

    &:has(> label > input:focus-visible) {
      outline: 2px solid ${colour.focus};
      outline-offset: 2px;
    }

    & > label > input:focus-visible {
      outline: none;
    }

    &:has(> label > input:disabled) {
      border-color: ${colour.line};
      background: ${colour.sunken};
    }
  }

  [data-invalid] [data-variant='cards'] > & {
    border-color: ${colour.danger};
  }
`;

const content = css`
  padding: ${space[1]} 0 ${space[4]} calc(1.375rem + ${space[3]});

  [data-variant='cards'] & {
    padding: ${space[2]} ${space[4]} ${space[4]};
  }
`;

/** A choice of a few visible options: delivery, payment. The content of the chosen one opens below it. */
export function RadioGroup(props: {
  label: ReactNode;
  name: string;
  options: readonly {
    value: string;
    label: ReactNode;
    description?: ReactNode;
    aside?: ReactNode;
    icon?: IconName;
    content?: ReactNode;
    isDisabled?: boolean;
  }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: string | null;
  isRequired?: boolean;
  variant?: 'cards' | 'plain';
  isLabelHidden?: boolean;
  className?: string;
}) {
  const {
    label,
    name,
    options,
    value,
    defaultValue,
    onChange,
    error,
    isRequired,
    variant = 'cards',
    isLabelHidden,
    className,
  } = props;
  const id = useId();
  const [picked, setPicked] = useState(defaultValue);
  const chosen = value ?? picked;
  const first = useRef<HTMLInputElement>(null);
  const { error: shown, onInput } = useFieldState(first, error);
  const firstOpen = options.find(({ isDisabled }) => !isDisabled);
  return (
    <fieldset
      className={cx(className)}
      aria-describedby={shown ? `${id}-error` : undefined}
      data-invalid={shown ? true : undefined}
    >
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      <div className={list} data-variant={variant}>
        {options.map((one) => (
          <div key={one.value} className={option}>
            <label ref={refusesSecondPress}>
              <input
                ref={one === firstOpen ? first : undefined}
                type="radio"
                name={name}
                value={one.value}
                checked={one.value === chosen}
                required={isRequired}
                disabled={one.isDisabled}
                onInput={onInput}
                onChange={() => {
                  setPicked(one.value);
                  onChange?.(one.value);
                }}
              />
              <span data-part="words">
                {one.icon && <Icon name={one.icon} size="lg" />}
                <span>
                  {one.label}
                  {one.description && <small>{one.description}</small>}
                </span>
              </span>
              {one.aside && <span data-part="aside">{one.aside}</span>}
            </label>
            {one.content && one.value === chosen && <div className={content}>{one.content}</div>}
          </div>
        ))}
      </div>
      <FieldMessage id={`${id}-error`} error={shown} />
    </fieldset>
  );
}
