import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { guest, noNetwork } from '#model-tests/cart/cart.fixtures.ts';
import { both, employee, model, none } from '#model-tests/saved-for-later/saved-for-later.model.ts';
import { type Controls, controlsOf } from '#src/chart-kit/walk/controls.ts';
import { SavedPageView } from '#src/flows/saved-for-later/SavedPageView.tsx';
import profile from '#src/messages/compiled/en-US/profile.gen.ts';
import words from '#src/messages/compiled/en-US/saved-page.gen.ts';

afterEach(cleanup);

type Shopper = Pick<typeof guest, 'consumerNo' | 'consumerType'>;
const customer: Shopper = { consumerNo: 'C1000001', consumerType: 'REGISTERED' };

/** Opens the page of the account for a shopper; `answer` is what reading the list brings. */
async function openAs(shopper: Shopper, answer?: (controls: Controls) => void) {
  const controls = controlsOf(model);
  const actor = createActor(controls.machine, { clock: controls.clock, inspect: controls.inspect }).start();
  render(<SavedPageView actor={actor} onDialog={() => undefined} onSignIn={() => undefined} />);
  await act(async () => actor.send({ type: 'shopper.changed', shopper }));
  await act(async () => answer?.(controls));
}

it('asks a guest to sign in', async () => {
  await openAs({ consumerNo: guest.consumerNo, consumerType: 'GUEST' });
  screen.getByRole('heading', { level: 1, name: profile.guestTitle });
});

it('tells an employee that nothing is saved for later', async () => {
  await openAs(employee);
  screen.getByText(words.employee);
  expect(screen.queryByRole('list', { name: words.listTitle })).toBeNull();
});

it('lists what a customer has saved', async () => {
  await openAs(customer, (controls) => controls.resolve('getSavedForLater', both));
  expect(screen.getByRole('list', { name: words.listTitle }).children).toHaveLength(2);
});

it('says what saving for later is where nothing is saved', async () => {
  await openAs(customer, (controls) => controls.resolve('getSavedForLater', none));
  screen.getByText(words.emptyBody);
});

it('offers another try where the list cannot be read', async () => {
  await openAs(customer, (controls) => controls.reject('getSavedForLater', noNetwork));
  screen.getByRole('button', { name: words.retry });
});
