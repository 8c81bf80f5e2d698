import { css, cx } from '@linaria/core';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { describing, useFieldState } from './Field.tsx';
import { usePosted } from './posted.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { colour, media, motion, radius, space, text } from '../theme/tokens.ts';

const line = css`
  display: grid;
  gap: ${space[1]};

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding-block: 0.625rem;
    line-height: 1.45;
    cursor: pointer;
  }

  &[data-size='sm'] > label {
    font-size: ${text.sm};
  }

  & input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border: 1.5px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: ${colour.surface};
    cursor: inherit;
    transition: background-color ${motion.fast} ${motion.easeOut};
  }

  & label:hover > input:enabled {
    border-color: ${colour.ink};
  }

  & input:checked {
    border-color: ${colour.ink};
    background: ${colour.ink};
  }

  & input:checked::before {
    content: '';
    width: 0.75rem;
    height: 0.375rem;
    margin-block-end: 0.2rem;
    border: solid ${colour.paper};
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }

  & input:disabled {
    border-color: ${colour.line};
    background: ${colour.sunken};
  }

  & label:has(:disabled) {
    color: ${colour.inkSoft};
    cursor: not-allowed;
  }

  &[data-invalid] input {
    border-color: ${colour.danger};
  }

  &[data-look='switch'] input {
    width: 2.75rem;
    height: 1.5rem;
    padding: 2px;
    border-radius: ${radius.round};
    place-items: center start;
  }

  &[data-look='switch'] input::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: ${colour.lineStrong};
    transform: none;
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  &[data-look='switch'] input:checked::before {
    background: ${colour.paper};
    transform: translateX(1.25rem);
  }

  @media ${media.forced} {
    &[data-look='switch'] input::before {
      background: CanvasText;
    }

    &[data-look='switch'] input:checked::before {
      background: Highlight;
    }
  }

  & > [id] {
    padding-inline-start: calc(1.375rem + ${space[3]});
  }

  &[data-look='switch'] > [id] {
    padding-inline-start: calc(2.75rem + ${space[3]});
  }
`;

/** A checkbox with its label beside it. */
export function Checkbox(props: {
  children: ReactNode;
  name: string;
  value?: string;
  isChecked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  description?: ReactNode;
  error?: string | null;
  isRequired?: boolean;
  isDisabled?: boolean;
  size?: 'sm' | 'md';
  /** A switch applies at once: consent categories. */
  look?: 'box' | 'switch';
  className?: string;
}) {
  const { children, name, value, isChecked, defaultChecked, onChange, description, error, isRequired, isDisabled } =
    props;
  const id = useId();
  const control = useRef<HTMLInputElement>(null);
  const state = useFieldState(control, error);
  const posted = usePosted();
  return (
    <div
      className={cx(line, props.className)}
      data-size={props.size}
      data-look={props.look}
      data-invalid={state.error ? true : undefined}
    >
      <label>
        <input
          ref={control}
          type="checkbox"
          role={props.look === 'switch' ? 'switch' : undefined}
          name={name}
          value={value}
          required={isRequired}
          disabled={isDisabled}
          {...(isChecked === undefined
            ? { defaultChecked: posted?.typed.has(name) ?? defaultChecked }
            : { checked: isChecked || (posted?.typed.has(name) ?? false) })}
          {...describing(id, state.error, description)}
          onInput={state.onInput}
          onInvalid={state.onInvalid}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={`${id}-message`} error={state.error}>
        {description}
      </FieldMessage>
    </div>
  );
}
