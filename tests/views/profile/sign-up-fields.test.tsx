import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SignUpFormRef } from '#machines/sign-up-form/sign-up-form.selectors.ts';
import { model, refusals, rules, send } from '#model-tests/sign-up-form/sign-up-form.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import type { Enrollment } from '#src/domain/enrollment.ts';
import { SignUpForm } from '#src/flows/sign-up-form/SignUpForm.tsx';
import errors from '#src/messages/compiled/en-US/errors.gen.ts';
import person from '#src/messages/compiled/en-US/person.gen.ts';

afterEach(cleanup);

async function openForm(enrollment: Enrollment) {
  const controls = controlsOf(model);
  const actor = createActor(controls.machine, { clock: controls.clock, inspect: controls.inspect, input: {} }).start();
  render(<SignUpForm actor={actor as SignUpFormRef} search={{ enrollment }} person={null} />);
  await act(async () => controls.resolve('readRules', rules));
  return { actor, controls };
}

it.each([refusals.phone, refusals.postalCode])(
  'shows $errorId above a form that does not have the field that it is about',
  async (refusal) => {
    const { actor, controls } = await openForm('simplified');
    actor.send(send['signUp.submitted']);
    await act(async () => controls.resolve('prove', null));
    await act(async () => controls.reject('signUp', refusal));
    expect(screen.getByRole('alert').textContent).toContain(errors[refusal.errorId as keyof typeof errors]);
  },
);

it('writes a postal code with the mask of its country', async () => {
  await openForm('loyalty');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: person.postalCode });
  await userEvent.setup().type(field, '803021234');
  expect(field.value).toBe('80302-1234');
});

it.each([
  ['1890-05-05', 'Enter a date after January 1, 1900.'],
  ['2020-05-05', 'You must be at least 13 years old to have an account.'],
])('says of the date of birth %s: %s', async (date, words) => {
  await openForm('loyalty');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(person.birthDate), date);
  await user.tab();
  screen.getByText(words);
});
