import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { GiftCardRef } from '#machines/gift-card/gift-card.selectors.ts';
import type { RewardCodeRef } from '#machines/reward-code/reward-code.selectors.ts';
import { addressedCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { giftCard, model as giftCards, withoutPin, wrongPin } from '#model-tests/gift-card/gift-card.model.ts';
import { model as rewardCodes } from '#model-tests/reward-code/reward-code.model.ts';
import { controlsOf } from '#src/chart-kit/walk/controls.ts';
import { GiftCards } from '#src/flows/gift-card/GiftCards.tsx';
import { RewardCodes } from '#src/flows/reward-code/RewardCodes.tsx';
import { useMainButton } from '#src/flows/typed-codes/useMainButton.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import giftCardWords from '#src/messages/compiled/en-US/gift-card.gen.ts';
import rewardWords from '#src/messages/compiled/en-US/reward-code.gen.ts';

afterEach(cleanup);
beforeEach(() => goOn.mockClear());

const goOn = vi.fn();
const direct = vi.fn();

function Continue() {
  const main = useMainButton(goOn);
  return (
    <button type="button" aria-busy={main.isBusy} onClick={() => main.holdsBack() || direct()}>
      Continue
    </button>
  );
}

const number = () => screen.getByRole('textbox', { name: new RegExp(giftCardWords.number) });
const reward = () => screen.getByRole('textbox', { name: new RegExp(rewardWords.number) });
const main = () => screen.getByRole('button', { name: 'Continue' });
const refused = (failure: object) => Object.assign(new Error('refused'), failure);

/** The payment step with gift cards and reward codes; the test answers their calls. */
async function openPayment() {
  const [cards, rewards] = [controlsOf(giftCards), controlsOf(rewardCodes)];
  const card = createActor(cards.machine, { clock: cards.clock, inspect: cards.inspect }).start() as GiftCardRef;
  const code = createActor(rewards.machine, {
    clock: rewards.clock,
    inspect: rewards.inspect,
  }).start() as RewardCodeRef;
  const view = (
    <>
      <GiftCards actor={card} cart={addressedCart} />
      <RewardCodes actor={code} cart={addressedCart} isHeld={false} />
      <Continue />
    </>
  );
  const { rerender } = render(view);
  await act(async () => rewards.resolve('getRewards', []));
  return { cards, rewards, user: userEvent.setup(), rerender, view };
}

it('continues if nothing is typed', async () => {
  const { user } = await openPayment();
  await user.click(main());
  expect(direct).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});

it('applies a typed gift card, is busy meanwhile, and continues', async () => {
  const { user, cards } = await openPayment();
  await user.type(number(), giftCard.number);
  await user.click(main());
  expect(main().getAttribute('aria-busy')).toBe('true');
  expect(goOn).not.toHaveBeenCalled();
  await act(async () => cards.resolve('applyGiftCard', undefined));
  expect(goOn).toHaveBeenCalledOnce();
  expect(main().getAttribute('aria-busy')).toBe('false');
});

it.each([
  ['wrong', wrongPin, errorMessages.GFC700],
  ['half typed', withoutPin, errorMessages.GFC400],
])('stops at a gift card that is %s, with the focus on the error', async (_, failure, words) => {
  const { user, cards } = await openPayment();
  await user.type(number(), giftCard.number);
  await user.click(main());
  await act(async () => cards.reject('applyGiftCard', refused(failure)));
  screen.getByText(words);
  expect(document.activeElement).toBe(number());
  expect(goOn).not.toHaveBeenCalled();
});

it('stops at a PIN without a number, and opens the form that it is in', async () => {
  const { user } = await openPayment();
  const pin = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(giftCardWords.pin) });
  await user.type(pin, giftCard.pin);
  const fold = pin.closest('details');
  if (fold) fold.open = false;
  await user.click(main());
  expect(fold?.open).toBe(true);
  expect(document.activeElement).toBe(number());
  expect(goOn).not.toHaveBeenCalled();
});

it('applies a reward code after the gift card above it', async () => {
  const { user, cards, rewards, rerender, view } = await openPayment();
  await user.type(number(), giftCard.number);
  await user.type(reward(), 'SUMMIT-9000');
  await user.click(main());
  await user.clear(number());
  await act(async () => cards.resolve('applyGiftCard', undefined));
  rerender(view);
  expect(goOn).not.toHaveBeenCalled();
  await act(async () => rewards.reject('applyReward', refused({ errorId: 'RWC700', message: '', status: 422 })));
  expect(document.activeElement).toBe(reward());
  expect(goOn).not.toHaveBeenCalled();
});
