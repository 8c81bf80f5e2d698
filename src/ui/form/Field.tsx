import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import type { InvalidEvent, ReactNode, RefObject } from 'react';
import { dateFormat } from '#src/domain/date-format.ts';
import { isEmail } from '#src/domain/email.ts';
import { isBlank } from '#src/domain/blank.ts';
import { beforeSubmit } from './before-submit.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { afterRelease } from '../behaviour/afterRelease.ts';
import { visuallyHidden } from '../text/Hidden.tsx';
import { type Translate, useText } from '#src/messages/text.ts';
import { fieldsText } from '#src/messages/fields.ts';
import { colour, space, text } from '../theme/tokens.ts';

/** The common props of all form fields. */
export interface FieldProps {
  label: ReactNode;
  name: string;
  description?: ReactNode;
  /** The flow's own message; shown until the shopper changes the field. */
  error?: string | null;
  /** An explicit `false` marks the field as optional. */
  isRequired?: boolean;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  className?: string;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A field's own rule: returns its error message, or null. */
export type Validate = (value: string) => string | null;

/** What is said of a control of this type that must be used (catalogue 5); of any other, that it is required. */
const missing: Readonly<Record<string, 'requiredBox' | 'requiredChoice'>> = {
  checkbox: 'requiredBox',
  'select-one': 'requiredChoice',
};

function wordsFor(control: Control, t: Translate<typeof fieldsText.en>): string {
  const { validity } = control;
  const bounds = control as HTMLInputElement;
  // A date that does not exist has no value.
  if (validity.badInput && control.type === 'date') return t('dateInvalid', { format: dateFormat(t('dateLetters')) });
  if (isMissing(control)) return t(missing[control.type] ?? 'required');
  if (validity.typeMismatch && control.type === 'email') return t('emailInvalid');
  if (validity.tooShort) return t('tooShort', { count: bounds.minLength });
  if (validity.tooLong) return t('tooLong', { count: bounds.maxLength });
  if (validity.rangeUnderflow) return t('tooSmall', { count: bounds.min });
  if (validity.rangeOverflow) return t('tooLarge', { count: bounds.max });
  return t('patternMismatch', { pattern: control.dataset['example'] ?? bounds.pattern });
}

/** A value of only spaces counts as missing. */
const isMissing = ({ required, value, validity }: Control): boolean =>
  validity.valueMissing || (required && isBlank(value));

/** Returns the shop's error message for a control and reports it to the browser; null if the control is valid. */
function examine(control: Control, validate: Validate | undefined, t: Translate<typeof fieldsText.en>): string | null {
  control.setCustomValidity('');
  const { value, type, validity } = control;
  // The value of a date that does not exist, or that lacks its year, is empty.
  const judged = value === '' && !validity.badInput ? null : (validate?.(value) ?? null);
  // Browsers accept `a@b` as an e-mail address.
  const isWrong = !control.validity.valid || isMissing(control);
  const words = isWrong
    ? ((validity.badInput ? judged : null) ?? wordsFor(control, t))
    : type === 'email' && value !== '' && !isEmail(value)
      ? t('emailInvalid')
      : judged;
  control.setCustomValidity(words ?? '');
  return words;
}

/**
 * Validates a native control: shows no error while the shopper first types, and after blur or a submit shows the error
 * until it is corrected. The flow's `error` is shown after the control's own, and removed by the next change.
 */
export function useFieldState<C extends Control>(
  ref: RefObject<C | null>,
  error: string | null | undefined,
  validate?: Validate,
) {
  const t = useText(fieldsText);
  const [own, setOwn] = useState<string | null>(null);
  const [outdated, setOutdated] = useState<string | null>(null);
  const isChanged = useRef(false);
  const shown = own ?? (error && error !== outdated ? error : null);

  useEffect(() => {
    const control = ref.current;
    if (!control?.form) return;
    return beforeSubmit(control.form, () => {
      setOutdated(null);
      setOwn(examine(control, validate, t));
    });
  }, [ref, validate, t]);

  const judge = () => {
    if (ref.current) setOwn(examine(ref.current, validate, t));
  };

  return {
    error: shown,
    onInput: () => {
      isChanged.current = true;
      setOutdated(error ?? null);
      if (own !== null) judge();
    },
    // The message moves what is below the field, where the press may be that took the focus away.
    onBlur: () => isChanged.current && afterRelease(judge),
    onInvalid: (event: InvalidEvent<Control>) => event.preventDefault(),
  };
}

const field = css`
  display: grid;
  align-content: start;
  gap: ${space[2]};
`;

const labelLine = css`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  font-size: ${text.sm};
  font-weight: 600;
  line-height: 1.3;

  & small {
    color: ${colour.inkSoft};
    font-size: inherit;
    font-weight: 400;
  }
`;

/** Label, control and message of a field. */
export function FieldFrame(props: { id: string; field: FieldProps; error: string | null; children: ReactNode }) {
  const { id, error, children } = props;
  const { label, description, isRequired, isLabelHidden, className } = props.field;
  const t = useText(fieldsText);
  return (
    <div className={cx(field, className)} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={isLabelHidden ? visuallyHidden : labelLine}>
        <span>{label}</span>
        {isRequired === false && !isLabelHidden && <small>{t('optional')}</small>}
      </label>
      {children}
      <FieldMessage id={`${id}-message`} error={error}>
        {description}
      </FieldMessage>
    </div>
  );
}

/** The attributes that connect a control to its message. */
export const describing = (id: string, error: string | null, description: ReactNode) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || description ? `${id}-message` : undefined,
});
