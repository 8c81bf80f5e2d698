import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ChangePasswordRef } from '#machines/change-password/change-password.selectors.ts';
import { model } from '#model-tests/change-password/change-password.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { ChangePasswordForm } from '#src/flows/change-password/ChangePasswordForm.tsx';
import words from '#src/messages/compiled/en-US/passwords.gen.ts';

afterEach(cleanup);

it('a second password that is another one has to be the same as the first', async () => {
  const controls = controlsOf(model);
  const actor = createActor(controls.machine, { clock: controls.clock, inspect: controls.inspect, input: {} }).start();
  render(<ChangePasswordForm actor={actor as ChangePasswordRef} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(words.new), 'Trailhead1');
  const second = screen.getByLabelText(words.confirm);
  await user.type(second, 'Trailhead2');
  await user.tab();
  screen.getByText('Value must be the same as New password');
  await user.clear(second);
  await user.type(second, 'Trailhead1');
  expect(second.getAttribute('aria-invalid')).not.toBe('true');
});
