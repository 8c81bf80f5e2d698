import { render } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { expect, it } from 'vitest';
import { rewardCodeMachine } from '#machines/reward-code/reward-code.machine.ts';
import type { ChosenReward } from '#machines/reward-code/reward-code.types.ts';
import type { SavedReward } from '#openapi/generated/waymark.gen.ts';
import { addressedCart, coveredCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { trail } from '#model-tests/reward-code/reward-code.model.ts';
import { RewardCodes } from '#src/flows/reward-code/RewardCodes.tsx';
import credit from '#src/messages/compiled/en-US/credit.gen.ts';
import words from '#src/messages/compiled/en-US/reward-code.gen.ts';

const known = async () => {
  const machine = rewardCodeMachine.provide({
    actors: {
      getRewards: fromPromise<SavedReward[] | null, undefined>(async () => [trail]),
      applyReward: fromPromise<void, ChosenReward>(() => new Promise(() => undefined)),
      removeReward: fromPromise<void, { instrumentId: string }>(() => new Promise(() => undefined)),
    },
  });
  const actor = createActor(machine).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('editing');
  return actor;
};

it('says why rewards cannot be used while an athlete has credit, and offers none', async () => {
  const screen = render(<RewardCodes actor={await known()} cart={addressedCart} isHeld />);
  screen.getByText(credit.first);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText(words.typed)).toBeNull();
});

it('shows no rewards if another payment covers everything', async () => {
  const screen = render(<RewardCodes actor={await known()} cart={coveredCart} isHeld={false} />);
  expect(screen.container.textContent).toBe('');
});
