import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { EditProfileRef } from '#machines/edit-profile/edit-profile.selectors.ts';
import { loaded, model } from '#model-tests/edit-profile/edit-profile.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { EditProfileView } from '#src/flows/edit-profile/EditProfileView.tsx';
import words from '#src/messages/compiled/en-US/edit-profile.gen.ts';

afterEach(cleanup);

async function openForm() {
  const controls = controlsOf(model);
  const actor = createActor(controls.machine, { clock: controls.clock, inspect: controls.inspect, input: {} }).start();
  render(<EditProfileView actor={actor as EditProfileRef} />);
  await act(async () => controls.resolve('loadProfile', loaded));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${words.shoeSize}`) });
  const save = async (size: string) => {
    const user = userEvent.setup();
    await user.clear(field);
    if (size) await user.type(field, size);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${words.submit}`) }));
  };
  return { actor, field, save };
}

it.each(['ten', '9a', '9.25'])('refuses the shoe size %s at its field', async (size) => {
  const { actor, field, save } = await openForm();
  await save(size);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText(words.shoeSizeInvalid.replace('{example}', '9.5'));
  expect(actor.getSnapshot().value).toBe('editing');
});

it.each(['9', '9.5', '42,5', ''])('sends the shoe size "%s"', async (size) => {
  const { actor, save } = await openForm();
  await save(size);
  expect(actor.getSnapshot().value).toBe('saving');
});
