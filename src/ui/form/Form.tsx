import { css, cx } from '@linaria/core';
import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../behaviour/afterPaint.ts';
import { space } from '../theme/tokens.ts';
import { checksItself, runChecks } from './before-submit.ts';

const form = css`
  display: grid;
  gap: ${space[5]};
`;

const isInvalid = (control: Element) =>
  control.getAttribute('aria-invalid') === 'true' ||
  control.closest('fieldset[data-invalid]') !== null ||
  ('validity' in control && !(control as HTMLInputElement).validity.valid);

const focusFirstInvalid = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('input, select, textarea')].find(isInvalid)?.focus();

/**
 * A form whose fields show the shop's own error messages. It works as plain HTML before scripts run. Afterwards
 * `onSubmit` is called after the paint of the press, and only if every field is valid; otherwise the first invalid
 * field gets the focus, also when the service returns errors.
 */
export function Form(
  props: Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'ref'> & {
    onSubmit?: (event: FormEvent<HTMLFormElement>, data: FormData) => void;
    isBusy?: boolean;
  },
) {
  const { onSubmit, isBusy = false, className, ...rest } = props;
  const element = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);

  useEffect(() => {
    if (!element.current) return;
    element.current.noValidate = true;
    checksItself(element.current);
  }, []);

  useEffect(() => {
    if (wasBusy.current && !isBusy && element.current?.querySelector('[aria-invalid="true"]'))
      focusFirstInvalid(element.current);
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <form
      {...rest}
      ref={element}
      className={cx(form, className)}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        const current = event.currentTarget;
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (isBusy) return event.preventDefault();
        if (!onSubmit) {
          // The browser sends the form at the end of this turn.
          runChecks(current);
          if (current.checkValidity()) return;
          event.preventDefault();
          return focusFirstInvalid(current);
        }
        event.preventDefault();
        afterPaint(submitter ?? current, () => {
          // All fields show their errors in one render.
          flushSync(() => runChecks(current));
          if (current.checkValidity()) onSubmit(event, new FormData(current, submitter));
          else focusFirstInvalid(current);
        });
      }}
    />
  );
}

const row = css`
  display: grid;
  gap: ${space[5]} ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: start;
`;

/** Fields that are side by side if there is space: first and last name, city and postal code. */
export function FieldRow({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={cx(row, className)} />;
}
