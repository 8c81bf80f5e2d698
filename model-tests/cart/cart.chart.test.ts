import { expect } from 'vitest';
import { idsOf } from '#machines/cart/cart.changes.ts';
import { isOutage, isUnanswered } from '#machines/cart/cart.failure.ts';
import type { CartContext } from '#machines/cart/cart.types.ts';
import type { Notice } from '#machines/shared/notice.ts';
import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { answers } from './cart.answers.ts';
import {
  another,
  cartLost,
  conflict,
  empty,
  filled,
  freeGift,
  grown,
  invalidCode,
  invalidCustomer,
  noNetwork,
  noSuchItem,
  reduced,
  refilled,
  soldOut,
  tooLittle,
  wrongPin,
} from './cart.fixtures.ts';
import { changes, collected, model, send, signIn } from './cart.model.ts';

const { add, adjust, applyCode, newer, older, patientAdd, payByGiftCard, prepare, readjust } = changes;
const { redeemPoints, remove, removeAddress, removeBill, removePayment, reserve, save, unadjust } = changes;
const [here, elsewhere] = send['cart.outdated'];
const [start, startOfAnother] = send['session.started'];

const read = (cart: Cart) => model.done('getCart', cart, 'getCart');
const readded = model.done('addItems', refilled, 'readdItems');

/** A returning shopper whose cart has been read. */
const ready = [start, read(filled)];
/** A shopper who has no cart yet. */
const none = [startOfAnother];

const waitingOf = ({ current, queue }: CartContext) => (current ? [current, ...queue] : queue).flatMap(idsOf);
const count = (ids: readonly string[], id: string) => ids.filter((other) => other === id).length;
const told = (emitted: readonly { type: string }[], type: string) => emitted.filter((event) => event.type === type);
const idOf = (event: unknown) => (event as { id: string }).id;
const noticeOf = (event: unknown) => (event as { notice: Notice }).notice;

describeChart(model, {
  invariants: {
    'one change at a time, each operation in a state of its own': ({ nextState }) =>
      expect(nextState.context.current !== null).toBe(nextState.matches('changing') || nextState.matches('recovering')),
    'no requested change is lost: each is settled or refused, once': ({ state, event, nextState, emitted }) => {
      const ended = [...told(emitted, 'change.settled'), ...told(emitted, 'change.refused')].map(idOf);
      const again = event.type === 'cart.retried' ? state.context.refused.filter(isUnanswered).map(idOf) : [];
      const asked = event.type === 'change.requested' ? [idOf(event)] : again;
      const [before, after] = [waitingOf(state.context), waitingOf(nextState.context)];
      for (const id of [...before, ...asked, ...ended]) {
        expect(count(after, id)).toBe(count(before, id) + count(asked, id) - count(ended, id));
      }
    },
    'a resting cart has no change to make': ({ nextState }) => {
      if (nextState.matches('resting')) expect(waitingOf(nextState.context)).toEqual([]);
    },
    'a line that is being removed is never restored': ({ nextState: { context } }) => {
      for (const { change } of context.current ? [context.current, ...context.queue] : context.queue) {
        if (change.operation === 'removeItem')
          expect(context.lost.map(({ itemId }) => itemId)).not.toContain(change.itemId);
      }
    },
    'an added item is emitted once': ({ state, event, emitted }) => {
      const { current } = state.context;
      const isAdded = event.type.startsWith('xstate.done.') && current?.change.operation === 'addItems';
      const isMade = told(emitted, 'change.settled').length > 0;
      expect(told(emitted, 'item.added')).toHaveLength(isAdded && isMade ? 1 : 0);
    },
    'an add without an answer is reported, and can be retried unchanged': ({ emitted, nextState }) => {
      const refused = told(emitted, 'change.refused').map(idOf);
      const { failure } = nextState.context;
      for (const notice of told(emitted, 'notice.raised').map(noticeOf)) {
        if (notice.title !== 'notAdded') continue;
        expect(refused).toContain(notice.again?.id);
        expect(failure && isOutage(failure)).toBe(true);
      }
    },
    'a refusal that its caller retries is not reported to the shopper': ({ state, event, emitted }) => {
      const { current } = state.context;
      const isGift = (event as { error?: { errorId?: string } }).error?.errorId === freeGift.errorId;
      if (current?.change.operation !== 'addItems' || !isGift || !state.matches('changing')) return;
      expect(told(emitted, 'change.refused')).toHaveLength(1);
      expect(told(emitted, 'notice.raised')).toHaveLength(current.change.retriesOn ? 0 : 1);
    },
    'a cart is shown to its shopper only': ({ nextState }) => {
      const { session, consumerNo, cart } = nextState.context;
      if (nextState.matches('resting') && cart) expect(session?.consumerNo).toBe(consumerNo);
    },
    'the cart and its id are set and cleared together': ({ nextState: { context } }) => {
      if (context.cart) expect(context.basketId).not.toBeNull();
    },
    'an expired cart shows nothing of the previous one': ({ nextState }) => {
      if (nextState.matches({ resting: 'expired' })) expect(nextState.context.cart?.items ?? []).toEqual([]);
    },
    'no change is made a third time': ({ state, nextState }) => {
      if (state.context.current?.attempt === 2) expect(nextState.matches({ recovering: 'recreating' })).toBe(false);
      if (state.context.current?.attempt === 2) expect(nextState.matches({ recovering: 'rereading' })).toBe(false);
    },
    'only an answer ends a change': ({ state, event, nextState }) => {
      if (state.context.current && !event.type.startsWith('xstate.')) {
        expect(nextState.value).toEqual(state.value);
        expect(nextState.context.current).toEqual(state.context.current);
      }
    },
    'the PIN of a gift card is dropped with its change': ({ nextState: { context } }) => {
      const { current: _current, queue: _queue, ...rest } = context;
      expect(JSON.stringify(rest)).not.toContain('4821');
      if (!waitingOf(context).includes(payByGiftCard.id)) expect(JSON.stringify(context)).not.toContain('4821');
    },
    ...answers,
  },
  stories: [
    {
      name: 'a line that is saved for later leaves the cart, and the caller is told',
      events: [...ready, save, model.done('saveItemForLater', empty)],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.cart?.items).toEqual([]);
        expect(told(emitted, 'change.settled').map(idOf)).toEqual([save.id]);
      },
    },
    {
      name: 'a removed line is remembered with its position until it is restored',
      events: [...ready, remove, model.done('removeItem', empty)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.removed).toEqual({ item: filled.items[0], place: 0 }),
    },
    {
      name: 'a restored line is no longer remembered as removed',
      events: [...ready, remove, model.done('removeItem', empty), add, model.done('addItems', filled, 'addItems')],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.removed).toBeNull(),
    },
    {
      name: 'restoring a line can be retried after a refusal',
      events: [...ready, remove, model.done('removeItem', empty), add, model.failed('addItems', soldOut, 'addItems')],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.removed).toEqual({ item: filled.items[0], place: 0 }),
    },
    {
      name: 'another shopper is not offered the removed line',
      events: [...ready, remove, model.done('removeItem', empty), startOfAnother],
      ends: { resting: 'none' },
      also: ({ context }) => expect(context.removed).toBeNull(),
    },
    {
      name: 'the refusal of a gift card is only told to the caller',
      events: [...ready, payByGiftCard, model.failed('addPaymentInstrument', wrongPin)],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.refused).toEqual([]);
        expect(told(emitted, 'change.refused')).toEqual([
          { type: 'change.refused', id: payByGiftCard.id, failure: wrongPin },
        ]);
        expect(told(emitted, 'notice.raised')).toEqual([]);
      },
    },
    {
      name: 'an adjustment is in the cart, and its refusal is only told to the caller',
      events: [
        ...ready,
        adjust,
        model.done('addPriceAdjustment', reduced),
        readjust,
        model.failed('updatePriceAdjustment', tooLittle),
      ],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context).toMatchObject({ cart: reduced, refused: [] });
        expect(told(emitted, 'change.refused')).toEqual([
          { type: 'change.refused', id: readjust.id, failure: tooLittle },
        ]);
        expect(told(emitted, 'notice.raised')).toEqual([]);
      },
    },
    {
      name: 'without a network a change that is queued behind the removal of an adjustment is refused, too',
      events: [
        ...ready,
        adjust,
        model.done('addPriceAdjustment', reduced),
        unadjust,
        add,
        model.failed('removePriceAdjustment', noNetwork),
      ],
      ends: { resting: 'unavailable' },
      also: (_, { emitted }) => expect(told(emitted, 'change.refused').map(idOf)).toEqual([unadjust.id, add.id]),
    },
    {
      name: 'an adjustment that is gone already needs no call to be removed',
      events: [...ready, unadjust],
      ends: { resting: 'ready' },
      also: (_, { emitted }) => expect(told(emitted, 'change.settled').map(idOf)).toEqual([unadjust.id]),
    },
    {
      name: 'an adjustment that another tab removed is no error: the cart is read, and nothing is reported',
      events: [
        ...ready,
        adjust,
        model.done('addPriceAdjustment', reduced),
        unadjust,
        model.failed('removePriceAdjustment', noSuchItem),
        model.done('getCart', filled, 'rereadCart'),
      ],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.refused).toEqual([]);
        expect(told(emitted, 'notice.raised')).toEqual([]);
      },
    },
    {
      name: 'adjusting a line that is gone is refused, and the cart is read',
      events: [
        ...ready,
        adjust,
        model.failed('addPriceAdjustment', noSuchItem),
        model.done('getCart', empty, 'rereadCart'),
        model.failed('addPriceAdjustment', noSuchItem),
      ],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.cart?.items).toEqual([]);
        expect(told(emitted, 'change.refused').map(idOf)).toEqual([adjust.id]);
        expect(told(emitted, 'notice.raised')).toEqual([]);
      },
    },
    {
      name: 'a line that is adjusted when its cart expires is adjusted in the new one',
      events: [
        ...ready,
        adjust,
        model.failed('addPriceAdjustment', cartLost),
        model.done('createCart', { ...empty, basketId: refilled.basketId }),
        readded,
      ],
      ends: { changing: 'addingPriceAdjustment' },
      also: ({ context }) =>
        expect(context.current?.change).toMatchObject({
          operation: 'addPriceAdjustment',
          adjustment: { itemId: 'item-7', value: 1000 },
        }),
    },
    {
      name: 'a guest who signs in is told when the cart grew by what they had left before',
      events: [...ready, signIn, read(grown)],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.itemsBeforeMerge).toBeNull();
        expect(told(emitted, 'notice.raised').map(noticeOf)).toEqual([{ title: 'cartMerged', tone: 'info' }]);
      },
    },
    {
      name: 'a guest whose cart just becomes the customer’s is told nothing',
      events: [...ready, signIn, read(filled)],
      ends: { resting: 'ready' },
      also: (_, { emitted }) => expect(told(emitted, 'notice.raised')).toEqual([]),
    },
    {
      name: "a guest with an empty cart who finds the customer's cart is not told of a merge",
      events: [...none, signIn, read(grown)],
      ends: { resting: 'ready' },
      also: (_, { emitted }) => expect(told(emitted, 'notice.raised')).toEqual([]),
    },
    {
      name: 'an add is stored for the next page until it is done',
      events: [...none, add, model.done('createCartWithItem', filled)],
      ends: { resting: 'ready' },
      also: (_, { sent }) => {
        const waiting = sent.flatMap(({ event }) =>
          event.type === 'adds.waiting' ? [event as unknown as { changes: { id: string }[] }] : [],
        );
        expect(waiting.map(({ changes }) => changes.map(({ id }) => id))).toEqual([[], [add.id], []]);
      },
    },
    {
      name: 'a dismissed promotion stays hidden until the shopper leaves',
      events: [...ready, send['promotion.dismissed'], send['session.ended']],
      ends: 'waitingForSession',
      also: ({ context }, { sent }) => {
        expect(context.dismissedPromotions).toEqual([]);
        const shared = sent.filter(({ to }) => to === 'shareCart').map(({ event }) => event.type);
        expect(shared.filter((type) => type !== 'adds.waiting')).toEqual(['promotion.dismissed', 'shopper.left']);
      },
    },
    {
      name: 'the first add creates the cart, and the mini cart is told',
      events: [...none, add, model.done('createCartWithItem', filled)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.basketId).toBe(filled.basketId),
    },
    {
      name: 'the first add of a collected item reserves it in the store and creates the cart',
      events: [...none, reserve, model.done('reserveWithItem', filled)],
      ends: { resting: 'ready' },
      also: ({ context }, { emitted }) => {
        expect(context.basketId).toBe(filled.basketId);
        expect(told(emitted, 'item.added')).toHaveLength(1);
      },
    },
    {
      name: 'an add that is shipped to the store is an ordinary add',
      events: [...none, { ...reserve, change: { operation: 'addItems', items: [{ ...collected, delivery: 'sts' }] } }],
      ends: { changing: 'creatingWithItem' },
    },
    {
      name: 'an add whose items have different deliveries is an ordinary add',
      events: [
        ...none,
        {
          ...reserve,
          change: { operation: 'addItems', items: [collected, { productId: collected.productId, upc: collected.upc }] },
        },
      ],
      ends: { changing: 'creatingWithItem' },
    },
    {
      name: 'an add before there is a session waits for it',
      events: [add, startOfAnother],
      ends: { changing: 'creatingWithItem' },
    },
    {
      name: 'an add waits until the cart of the last visit was read, and goes into it',
      events: [start, add, read(filled)],
      ends: { changing: 'addingItems' },
    },
    {
      name: 'without a session queued changes are refused, and the shopper may retry',
      events: [add, model.after('sessionPatience'), send['cart.retried'], start],
      ends: 'reading',
      also: ({ context }) => expect(context.queue).toEqual([]),
    },
    {
      name: 'a retry repeats unanswered changes under their own ids',
      events: [...ready, older, model.failed('updateItem', noNetwork), send['cart.retried']],
      ends: { changing: 'updatingItem' },
      also: ({ context }) => {
        expect(context.current).toMatchObject({ id: older.id, change: older.change });
        expect(context.refused).toEqual([]);
      },
    },
    {
      name: 'a retry also makes the changes that were queued behind an unanswered one',
      events: [
        ...ready,
        older,
        applyCode,
        model.failed('updateItem', noNetwork),
        send['cart.retried'],
        model.done('updateItem', filled),
      ],
      ends: { changing: 'applyingCoupon' },
    },
    {
      name: 'a change without an answer is dropped once the shopper changes something else',
      events: [...ready, older, model.failed('updateItem', noNetwork), applyCode, model.done('applyCoupon', filled)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.refused).toEqual([]),
    },
    {
      name: 'a change without an answer is dropped once the cart is read anew',
      events: [...ready, older, model.failed('updateItem', noNetwork), here, read(filled)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.refused).toEqual([]),
    },
    {
      name: 'once getting a session has failed, queued changes are refused at once, and the next add requests a session again',
      events: [add, send['session.unavailable'], add],
      ends: 'waitingForSession',
      also: ({ context }) => expect(context.queue).toHaveLength(1),
    },
    {
      name: 'a session that the lost connection kept away is told as offline',
      events: [add, { type: 'session.unavailable', failure: { errorId: 'OFFLINE', message: '', status: 0 } }],
      ends: { resting: 'unavailable' },
      also: ({ context }) => expect(context.failure?.errorId).toBe('OFFLINE'),
    },
    {
      name: 'a session that anything else kept away is told as a service that cannot answer',
      events: [
        add,
        { type: 'session.unavailable', failure: { errorId: 'AUT432', message: 'no session', status: 401 } },
      ],
      ends: { resting: 'unavailable' },
      also: ({ context }) => expect(context.failure?.errorId).toBe('API503'),
    },
    {
      name: 'an add that did not reach the service is made when it is asked again',
      events: [
        ...ready,
        add,
        model.failed('addItems', noNetwork, 'addItems'),
        add,
        model.done('addItems', filled, 'addItems'),
      ],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'an add that a gift with purchase blocks is refused, and succeeds when its caller retries',
      events: [
        ...ready,
        patientAdd,
        model.failed('addItems', freeGift, 'addItems'),
        add,
        model.failed('addItems', freeGift, 'addItems'),
      ],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.refused.map(({ failure }) => failure)).toEqual([freeGift]),
    },
    {
      name: 'an expired cart of an earlier visit counts as none: the next add creates one',
      events: [start, model.failed('getCart', cartLost, 'getCart'), add],
      ends: { changing: 'creatingWithItem' },
    },
    {
      name: 'quick presses of "Plus" request the last quantity',
      events: [...ready, older, newer, older, newer, model.done('updateItem', filled)],
      ends: { changing: 'updatingItem' },
      also: ({ context }) => {
        expect(context.current?.change).toEqual(newer.change);
        expect(context.queue).toEqual([]);
      },
    },
    {
      name: 'adding twice quickly adds twice, one after the other',
      events: [...ready, add, { ...add, id: 'second' }, model.done('addItems', filled, 'addItems')],
      ends: { changing: 'addingItems' },
      also: ({ context }) => expect(context.current?.id).toBe('second'),
    },
    {
      name: 'an expired cart is created again, filled with its items, and changed',
      events: [
        ...ready,
        older,
        model.failed('updateItem', cartLost),
        model.done('createCart', { ...empty, basketId: refilled.basketId }),
        readded,
      ],
      ends: { changing: 'updatingItem' },
      also: ({ context }) =>
        expect([context.basketId, context.current?.change]).toEqual([
          refilled.basketId,
          { operation: 'updateItem', item: { itemId: 'item-7', qty: 3 } },
        ]),
    },
    {
      name: 'a line that is being removed when the cart expires does not come back',
      events: [...ready, remove, model.failed('removeItem', cartLost), model.done('createCart', empty)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.cart?.items).toEqual([]),
    },
    {
      name: 'a cart that cannot be filled again has expired; the shopper may go on',
      events: [
        ...ready,
        applyCode,
        model.failed('applyCoupon', cartLost),
        model.done('createCart', empty),
        model.failed('addItems', soldOut, 'readdItems'),
        add,
      ],
      ends: { changing: 'addingItems' },
    },
    {
      name: 'a cart that is lost again is given up',
      events: [
        ...ready,
        applyCode,
        model.failed('applyCoupon', cartLost),
        model.done('createCart', empty),
        readded,
        model.failed('applyCoupon', cartLost),
      ],
      ends: { resting: 'expired' },
    },
    {
      name: 'a conflict reads the cart and retries the change; a second conflict is refused',
      events: [
        ...ready,
        applyCode,
        model.failed('applyCoupon', conflict),
        model.done('getCart', filled, 'rereadCart'),
        model.failed('applyCoupon', conflict),
      ],
      ends: { resting: 'ready' },
      also: ({ context }) =>
        expect(context.refused).toEqual([{ id: applyCode.id, change: applyCode.change, failure: conflict }]),
    },
    {
      name: "another customer's cart is wiped; the page is loaded anew after four seconds",
      events: [
        ...ready,
        older,
        add,
        model.failed('updateItem', invalidCustomer),
        add,
        model.done('createCart', empty),
        model.after('invalidCustomerDelay'),
      ],
      ends: { resting: 'ready' },
      also: ({ context }) => expect([context.cart, context.queue]).toEqual([empty, []]),
    },
    {
      name: 'without a network everything that waits is refused; the cart stays, and can be tried again',
      events: [...ready, older, add, model.failed('updateItem', noNetwork)],
      ends: { resting: 'unavailable' },
      also: ({ context }) => expect([context.cart, context.queue, context.current]).toEqual([filled, [], null]),
    },
    ...(
      [
        [payByGiftCard, model.failed('addPaymentInstrument', noNetwork)],
        [removePayment, model.failed('removePaymentInstrument', noNetwork)],
        [prepare, model.failed('prepareOrder', noNetwork)],
        [redeemPoints, model.failed('applyReward', noNetwork)],
        [removeAddress, model.failed('removeShippingAddress', noNetwork)],
        [removeBill, model.failed('removeBillingAddress', noNetwork)],
        [adjust, model.failed('addPriceAdjustment', noNetwork)],
        [readjust, model.failed('updatePriceAdjustment', noNetwork)],
      ] as const
    ).map(([asked, lost]) => ({
      name: `without a network what waits behind ${asked.change.operation} is refused`,
      events: [...ready, asked, add, lost],
      ends: { resting: 'unavailable' as const },
      also: (_: unknown, { emitted }: { emitted: readonly { type: string }[] }) =>
        expect(told(emitted, 'change.refused').map(idOf)).toEqual([asked.id, add.id]),
    })),
    {
      name: 'without a network what waits behind a reservation is refused',
      events: [...none, reserve, add, model.failed('reserveWithItem', noNetwork)],
      ends: { resting: 'unavailable' },
      also: (_, { emitted }) => expect(told(emitted, 'change.refused').map(idOf)).toEqual([reserve.id, add.id]),
    },
    {
      name: 'a queued add is stored for the next page at once',
      events: [...ready, older, add],
      ends: { changing: 'updatingItem' },
      also: (_, { sent }) => {
        const kept = sent.flatMap(({ event }) =>
          event.type === 'adds.waiting' ? [event as unknown as { changes: { id: string }[] }] : [],
        );
        expect(kept.at(-1)?.changes.map(({ id }) => id)).toEqual([add.id]);
      },
    },
    {
      name: 'a promo code that is refused leaves the cart as it was, and what waits goes on',
      events: [...ready, applyCode, older, model.failed('applyCoupon', invalidCode)],
      ends: { changing: 'updatingItem' },
      also: ({ context }) => expect(context.refused.map(({ failure }) => failure)).toEqual([invalidCode]),
    },
    {
      name: 'removing a line that is gone already is no error',
      events: [...ready, remove, { ...remove, id: 'second' }, model.done('removeItem', empty)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.refused).toEqual([]),
    },
    {
      name: 'removing what another device removed reads the cart, and is no error',
      events: [...ready, remove, model.failed('removeItem', noSuchItem), model.done('getCart', empty, 'rereadCart')],
      ends: { resting: 'ready' },
      also: ({ context }) => expect([context.refused, context.cart?.items]).toEqual([[], []]),
    },
    {
      name: 'a placed order leaves no cart, even while a change is pending',
      events: [...ready, older, send['cart.ordered'], model.done('updateItem', filled)],
      ends: { resting: 'none' },
      also: ({ context }) => expect([context.cart, context.basketId]).toEqual([null, null]),
    },
    {
      name: 'a change in another tab is read after the current change',
      events: [...ready, older, elsewhere, model.done('updateItem', filled), read(refilled)],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.basketId).toBe(refilled.basketId),
    },
    { name: 'a page that becomes visible again reads its cart', events: [...ready, here], ends: 'reading' },
    { name: 'without a cart there is nothing to read anew', events: none, ends: { resting: 'none' }, refuses: [here] },
    {
      name: "another shopper never sees the last one's cart",
      events: [
        ...ready,
        older,
        send['session.ended'],
        { type: 'session.started', session: another },
        model.done('updateItem', filled),
      ],
      ends: { resting: 'none' },
      also: ({ context }) => expect([context.cart, context.consumerNo]).toEqual([null, another.consumerNo]),
    },
    {
      name: 'a session that ends takes its cart with it',
      events: [...ready, send['session.ended']],
      ends: 'waitingForSession',
      also: ({ context }) => expect([context.cart, context.basketId]).toEqual([null, null]),
    },
    {
      name: 'a dismissed promotion stays hidden',
      events: [...ready, send['promotion.dismissed'], send['promotion.dismissed']],
      ends: { resting: 'ready' },
      also: ({ context }) => expect(context.dismissedPromotions).toEqual(['approach-free-delivery']),
    },
  ],
  pairs: true,
  waits: { sessionPatience: 20_000, invalidCustomerDelay: 4000 },
});
