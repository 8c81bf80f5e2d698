import { css } from '@linaria/core';
import { useId, useImperativeHandle, useRef, useState } from 'react';
import type { ChangeEvent, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { describing, FieldFrame, useFieldState } from './Field.tsx';
import type { FieldProps, Validate } from './Field.tsx';
import { usePosted } from './posted.ts';
import { Icon } from '../text/Icon.tsx';
import { useText } from '#src/messages/text.ts';
import { fieldsText } from '#src/messages/fields.ts';
import { colour, motion, radius, space } from '../theme/tokens.ts';

const box = css`
  display: flex;
  align-items: stretch;
  min-height: 3rem;
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  transition: border-color ${motion.fast} ${motion.easeOut};

  &:hover {
    border-color: ${colour.ink};
  }

  &:focus-within {
    border-color: ${colour.ink};
    box-shadow: inset 0 0 0 1px ${colour.ink};
  }

  [data-invalid] > & {
    border-color: ${colour.danger};
  }

  [data-invalid] > &:focus-within {
    box-shadow: inset 0 0 0 1px ${colour.danger};
  }

  &[data-disabled] {
    border-color: ${colour.line};
    background: ${colour.sunken};
    color: ${colour.inkSoft};
  }

  & :is(input, textarea) {
    flex: 1;
    min-width: 0;
    width: 100%;
    padding: ${space[2]} ${space[3]};
    border: 0;
    border-radius: inherit;
    outline: none;
    background: none;
    line-height: 1.4;
  }

  & textarea {
    resize: vertical;
    min-height: 6rem;
    padding-block: ${space[3]};
  }

  & ::placeholder {
    color: ${colour.inkSoft};
    opacity: 1;
  }

  & input::-webkit-search-cancel-button {
    display: none;
  }

  & input:-webkit-autofill {
    box-shadow: inset 0 0 0 4rem ${colour.mossSoft};
    -webkit-text-fill-color: ${colour.ink};
  }
`;

const edge = css`
  display: flex;
  align-items: center;
  color: ${colour.inkSoft};
  white-space: nowrap;

  &[data-edge='prefix'] {
    padding-inline-start: ${space[3]};
  }

  &[data-edge='suffix'] {
    padding-inline-end: ${space[1]};
  }
`;

const reveal = css`
  display: grid;
  place-items: center;
  width: var(--target);
  min-height: var(--target);
  color: ${colour.inkSoft};

  &:hover {
    color: ${colour.ink};
  }
`;

export type TextFieldProps = FieldProps & {
  type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'tel' | 'password' | 'search' | 'number' | 'date' | 'datetime-local' | 'url'
  >;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  /** Called with the value on blur. */
  onBlur?: (value: string) => void;
  validate?: Validate;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  maxLength?: number;
  minLength?: number;
  min?: number | string;
  max?: number | string;
  pattern?: string;
  /** What the error of `pattern` shows in its place. */
  example?: string;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A mask: formats the typed text, as in '(555) 123 - 4567'. */
  format?: (value: string) => string;
  isReadOnly?: boolean;
  /** With more than one, it is a textarea. */
  rows?: number;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
};

/** A text field; with several `rows`, a textarea. Uncontrolled unless it has a `value`. */
export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    name,
    error,
    defaultValue,
    value,
    onChange,
    onBlur,
    validate,
    prefix,
    suffix,
    format,
    rows,
    ref,
  } = props;
  const { description, isRequired, isDisabled, isReadOnly, placeholder, autoComplete, inputMode, autoCapitalize } =
    props;
  const { maxLength, minLength, min, max, pattern, example } = props;
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    ref as Ref<HTMLElement | null>,
    () => control.current,
    [],
  );
  const state = useFieldState(control, error, validate);
  const posted = usePosted();
  const shared = {
    id,
    ref: control,
    name,
    placeholder,
    autoComplete,
    inputMode,
    autoCapitalize,
    maxLength,
    minLength,
    readOnly: isReadOnly,
    required: isRequired,
    disabled: isDisabled,
    ...(value === undefined ? { defaultValue: posted?.typed.get(name) ?? defaultValue } : { value }),
    ...describing(id, state.error, description),
    onInput: state.onInput,
    onInvalid: state.onInvalid,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const field = event.currentTarget;
      const isAtEnd = field.selectionStart === field.value.length;
      if (format && isAtEnd) field.value = format(field.value);
      onChange?.(field.value);
    },
    onBlur: () => {
      const field = control.current;
      if (field && format && value === undefined) field.value = format(field.value);
      if (field) onBlur?.(field.value);
      state.onBlur();
    },
  };
  return (
    <FieldFrame id={id} field={props} error={state.error}>
      <div className={box} data-disabled={isDisabled || undefined}>
        {prefix && (
          <span className={edge} data-edge="prefix">
            {prefix}
          </span>
        )}
        {rows ? (
          <textarea {...shared} rows={rows} />
        ) : (
          <input {...shared} type={type} min={min} max={max} pattern={pattern} data-example={example} />
        )}
        {suffix && (
          <span className={edge} data-edge="suffix">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

/** A password that can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix' | 'rows'>) {
  const t = useText(fieldsText);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={reveal}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
