import { css } from '@linaria/core';
import { useId, useRef } from 'react';
import { describing, FieldFrame, useFieldState } from './Field.tsx';
import type { FieldProps, Validate } from './Field.tsx';
import { usePosted } from './posted.ts';
import { Icon } from '../text/Icon.tsx';
import { colour, radius, space } from '../theme/tokens.ts';

const box = css`
  position: relative;

  & select {
    appearance: none;
    width: 100%;
    min-height: 3rem;
    padding: ${space[2]} 2.75rem ${space[2]} ${space[3]};
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.surface};
    line-height: 1.4;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  & select:hover {
    border-color: ${colour.ink};
  }

  & select:focus-visible {
    border-color: ${colour.ink};
    outline-offset: -1px;
  }

  & select:disabled {
    border-color: ${colour.line};
    background: ${colour.sunken};
    color: ${colour.inkSoft};
    cursor: not-allowed;
    opacity: 1;
  }

  [data-invalid] > & > select {
    border-color: ${colour.danger};
  }

  & svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[4]};
    margin-block: auto;
    pointer-events: none;
  }
`;

/** A choice from a list. Uses the browser's own control, which supports autofill and the phone's picker. */
export function SelectField(
  props: FieldProps & {
    options: readonly { value: string; label: string; isDisabled?: boolean }[];
    /** The option for no choice. */
    placeholder?: string;
    defaultValue?: string;
    value?: string;
    onChange?: (value: string) => void;
    validate?: Validate;
    autoComplete?: string;
  },
) {
  const { name, options, placeholder, defaultValue, value, onChange, validate, autoComplete, error } = props;
  const { description, isRequired, isDisabled } = props;
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  const state = useFieldState(control, error, validate);
  const posted = usePosted();
  return (
    <FieldFrame id={id} field={props} error={state.error}>
      <div className={box}>
        <select
          id={id}
          ref={control}
          name={name}
          autoComplete={autoComplete}
          required={isRequired}
          disabled={isDisabled}
          {...(value === undefined ? { defaultValue: posted?.typed.get(name) ?? defaultValue } : { value })}
          {...describing(id, state.error, description)}
          onInput={state.onInput}
          onInvalid={state.onInvalid}
          onBlur={state.onBlur}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="sm" />
      </div>
    </FieldFrame>
  );
}
