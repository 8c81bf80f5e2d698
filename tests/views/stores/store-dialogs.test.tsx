import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { deliveryMachine } from '#machines/delivery/delivery.machine.ts';
import type { DeliveryDecision } from '#machines/delivery/delivery.types.ts';
import { freshCart } from '#model-tests/checkout/checkout.fixtures.ts';
import { boulder, pickup, seattle, shoe } from '#model-tests/store-finder/store-finder.fixtures.ts';
import type { Cart, CartItem } from '#openapi/generated/waymark.gen.ts';
import { isAgreed } from '#src/flows/stores/agreement.ts';
import { ChangeStoreChoice } from '#src/flows/stores/ChangeStoreChoice.tsx';
import { DeliveryChoice } from '#src/flows/stores/DeliveryChoice.tsx';
import LocationConfirmation from '#src/flows/stores/LocationConfirmation.tsx';
import StoreChanged from '#src/flows/stores/StoreChanged.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/stores.gen.ts';
import { expectAccessible } from '#tests/ui/support.tsx';

const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

const [line] = freshCart.items as [CartItem];
const collectedIn = (itemId: string, { storeId, name }: { storeId: string; name: string }): CartItem => ({
  ...line,
  itemId,
  shippingOptions: [
    {
      selected: true,
      available: true,
      storeInfo: { id: storeId, name, storeInventory: 3 },
      shippingMethod: {
        code: 'US_PICKUP',
        label: 'Pick up in store',
        deliveryTime: 'Same day',
        kind: 'pickup',
        price: { amount: 0, finalAmount: 0, currency: 'USD' },
      },
    },
  ],
});
/** Two lines are collected in Seattle, one already in Boulder, and one is delivered. */
const cart: Cart = {
  ...freshCart,
  items: [
    collectedIn('item-1', seattle),
    collectedIn('item-2', seattle),
    collectedIn('item-3', boulder),
    { ...line, itemId: 'item-4', shippingOptions: [] },
  ],
};

/** The choice with a running chart; the test answers each call of the cart. */
function choose() {
  const asked: DeliveryDecision[] = [];
  const answers: { done(): void; refused(error: unknown): void }[] = [];
  const chart = deliveryMachine.provide({
    actors: {
      redirect: fromPromise<undefined, { decision: DeliveryDecision }>(({ input }) => {
        asked.push(input.decision);
        return new Promise((resolve, reject) => answers.push({ done: () => resolve(undefined), refused: reject }));
      }),
      finish: fromPromise<undefined, { decision: DeliveryDecision }>(async () => undefined),
    },
  });
  const actor = createActor(chart, { input: undefined }).start();
  render(
    <ChangeStoreChoice actor={actor} cart={cart} item={shoe} choice={pickup} elsewhere={seattle} onClose={onClose} />,
  );
  return { actor, asked, answers };
}

/** Matches the beginning of the name: a busy button has more text. */
const button = (name: string) => screen.getByRole('button', { name: (full) => full.startsWith(name) });
const all = () => button('Pick up everything at Waymark Boulder');
const one = () => button('Only this one at Waymark Boulder');
const keep = () => button('Keep Waymark Seattle Ballard');

describe('change-store-confirmation', () => {
  it('shows where the other items are collected, and offers three options', async () => {
    choose();
    screen.getByText('You pick up other items in your cart at Waymark Seattle Ballard.');
    for (const way of [all(), one(), keep()]) expect(way.hasAttribute('disabled')).toBe(false);
    await expectAccessible();
  });

  it('moves all collected items to the new store, and says so', async () => {
    const { actor, asked, answers } = choose();
    await userEvent.click(all());
    expect(asked).toEqual([
      {
        lines: ['item-1', 'item-2'].map((itemId) => ({ itemId, action: 'pickup', storeId: '1001' })),
        item: { item: shoe, choice: pickup },
        store: boulder,
        tells: true,
      },
    ]);
    expect([all().getAttribute('aria-busy'), one().hasAttribute('disabled'), keep().hasAttribute('disabled')]).toEqual([
      'true',
      true,
      true,
    ]);
    answers[0]?.done();
    await vi.waitFor(() => expect(actor.getSnapshot().matches('finished')).toBe(true));
  });

  it('moves only this item, without a message', async () => {
    const { asked } = choose();
    await userEvent.click(one());
    expect(asked).toEqual([{ lines: [], item: { item: shoe, choice: pickup }, store: boulder, tells: false }]);
    expect([one().getAttribute('aria-busy'), all().hasAttribute('disabled')]).toEqual(['true', true]);
  });

  it('changes nothing', async () => {
    const { asked } = choose();
    await userEvent.click(keep());
    expect([asked, onClose.mock.calls.length]).toEqual([[], 1]);
  });

  it('shows the refusal reason, and can be retried', async () => {
    const { asked, answers } = choose();
    await userEvent.click(all());
    answers[0]?.refused({ errorId: 'INV701', message: 'none', status: 409 });
    await screen.findByText(errorMessages.INV701);
    await expectAccessible();
    await userEvent.click(one());
    expect(asked).toHaveLength(2);
    expect(screen.queryByText(errorMessages.INV701)).toBeNull();
  });
});

describe('store-changed', () => {
  it('names the store, and closes', async () => {
    render(<StoreChanged isOpen onClose={onClose} data={{ name: boulder.name }} />);
    screen.getByRole('dialog', { name: words.changedTitle });
    screen.getByText('Everything that you pick up is at Waymark Boulder now.');
    await expectAccessible();
    await userEvent.click(button(words.ok));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('location-confirmation', () => {
  it('says what the position is used for; only a yes is a consent', async () => {
    render(<LocationConfirmation isOpen onClose={onClose} data={{}} />);
    screen.getByRole('dialog', { name: words.locationTitle });
    screen.getByText(words.locationBody);
    await expectAccessible();
    await userEvent.click(button(words.locationNo));
    expect([onClose.mock.calls.length, isAgreed()]).toEqual([1, false]);
  });

  it('asks the browser once the shopper has agreed, and closes', async () => {
    render(<LocationConfirmation isOpen onClose={onClose} data={{}} />);
    await userEvent.click(button(words.locationYes));
    expect([onClose.mock.calls.length, isAgreed()]).toEqual([1, true]);
  });
});

describe('how a line is delivered', () => {
  const offered = (units: number, available: boolean): CartItem => {
    const [option] = collectedIn('item-1', boulder).shippingOptions;
    return {
      ...line,
      qty: 2,
      shippingOptions: option
        ? [
            {
              ...option,
              selected: false,
              available,
              storeInfo: { ...boulder, id: boulder.storeId, storeInventory: units },
            },
          ]
        : [],
    };
  };
  const showFor = (item: CartItem) => {
    const actor = createActor(deliveryMachine, { input: undefined }).start();
    render(<DeliveryChoice actor={actor} item={item} favourite={boulder} onStore={() => undefined} />);
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Pick up today at Waymark Boulder' });
  };

  it('offers no pickup if the store has no stock, in the words of the store search', () => {
    expect(showFor(offered(0, false)).disabled).toBe(true);
    screen.getByText(words.notInStock);
  });

  it('says that a store has too few', () => {
    expect(showFor(offered(1, false)).disabled).toBe(true);
    screen.getByText('Only 1 in this store, too few for your cart');
  });

  it('offers what the store has, and the way home', () => {
    expect(showFor(offered(3, true)).disabled).toBe(false);
    button(words.home);
  });

  it('offers no way home for what only stores sell', () => {
    expect(showFor({ ...offered(3, true), isRobisOnly: true }).disabled).toBe(false);
    button('Ship to Waymark Boulder');
    button(words.otherStore);
    expect(screen.queryByRole('button', { name: words.home })).toBeNull();
  });
});
