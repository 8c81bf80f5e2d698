import { expect, test } from 'vitest';
import { selectOffer } from '#machines/product/product.selectors.ts';
import { isInStock, mostOf, preselected, variantOf } from '#machines/product/product.variants.ts';
import { filled } from '#model-tests/cart/cart.fixtures.ts';
import type { Product } from '#openapi/generated/waymark.gen.ts';
import type { DialogRequest } from '#machines/product/product.types.ts';
import type { productMachine } from '#machines/product/product.machine.ts';
import type { Story } from '#src/chart-kit/walk/checks.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { allGone, asShown, backAgain, gift, lastPiece, noAnswer, shoe, soldOut } from './product.fixtures.ts';
import { model, send } from './product.model.ts';

const [eight, nine, ten] = send['option.chosen'];
const buy = send['purchase.requested'];
const [signedIn] = send['shopper.changed'];
const added = model.done('addToCart', filled, 'addToCart');
const giftRefused = model.failed('addToCart', gift, 'addToCart');
const refused = model.failed('addToCart', soldOut, 'addToCart');
const stockIs = (inventory: typeof asShown) => model.done('getProductInventory', inventory);

const two = send['quantity.chosen'];
const onePiece = (events: Story<typeof productMachine>['events'], where: string): Story<typeof productMachine> => ({
  name: `of two asked for one is left: ${where}`,
  events,
  ends: 'buying',
  also: ({ context }) => expect(context.quantity).toBe(1),
});
const noStock = model.failed('getProductInventory', noAnswer);
/** The stock is read again after a refusal, whatever the shopper does meanwhile. */
const limited = [
  onePiece([eight, two, stockIs(lastPiece)], 'while it is chosen'),
  onePiece([stockIs(asShown), eight, buy, refused, two, stockIs(lastPiece)], 'after a refusal'),
  onePiece([stockIs(asShown), eight, buy, refused, buy, added, two, stockIs(lastPiece)], 'after it was added'),
  onePiece([stockIs(asShown), eight, buy, refused, two, buy, stockIs(lastPiece), added], 'while it is added'),
];

test('the regular width is chosen for the shopper while it can be bought, and another that was asked for stays', () => {
  const wide = (isRegular: boolean): Product => ({
    ...shoe,
    attributes: [
      {
        type: 'width',
        label: 'Width',
        options: [
          { value: 'Regular', label: 'Regular', available: isRegular },
          { value: 'Wide', label: 'Wide', available: true },
        ],
      },
    ],
  });
  expect([
    preselected(wide(true), {}),
    preselected(wide(true), { width: 'Wide' }),
    preselected(wide(false), {}),
  ]).toEqual([{ width: 'Regular' }, { width: 'Wide' }, {}]);
});

describeChart(model, {
  invariants: {
    'only a completely chosen variant is added': ({ nextState }) => {
      if (nextState.hasTag('busy')) expect(variantOf(nextState.context)).not.toBeNull();
    },
    'a guest never buys a presale': ({ state, nextState }) => {
      const { product, isRegistered } = nextState.context;
      if (product.presale && !isRegistered && !state.hasTag('busy')) expect(nextState.hasTag('busy')).toBe(false);
    },
    'a size with a notification on offer is never shown as out of stock': ({ nextState }) => {
      if (nextState.matches({ buying: { offering: 'outOfStock' } }))
        expect(variantOf(nextState.context)?.notifyMe ?? false).toBe(false);
    },
    'the button of a size that is gone opens the form about it, that of a presale the sign-in, a store only for a variant':
      ({ state, event, actions }) => {
        const asked = actions.flatMap(({ type, params }) =>
          type === 'xstate.sendTo' ? [(params as { event: DialogRequest }).event] : [],
        );
        const { product, quantity, itemId } = state.context;
        const variant = variantOf(state.context);
        const isReserved =
          event.type === 'purchase.requested' &&
          product.isRobisOnly &&
          itemId === null &&
          selectOffer(state) === 'add' &&
          variant !== null &&
          isInStock(variant, state.context.stock);
        const expected: DialogRequest['data'][] = [];
        if (event.type === 'purchase.requested' && state.matches({ buying: { offering: 'notifyMe' } }))
          expected.push({ productId: product.id, upc: variant?.upc ?? '', name: product.name, choice: 'Size 9' });
        if (event.type === 'purchase.requested' && state.matches({ buying: { offering: 'signIn' } })) expected.push({});
        if ((event.type === 'pickup.requested' || isReserved) && variant && !product.comingSoon)
          expected.push({ item: { productId: product.id, upc: variant.upc, qty: quantity, name: product.name } });
        expect(asked.map(({ data }) => data)).toEqual(expected);
      },
    'what only stores sell is never asked of the cart without a store': ({ nextState }) => {
      const { product, itemId } = nextState.context;
      if (product.isRobisOnly && itemId === null) expect(nextState.hasTag('busy')).toBe(false);
    },
    'a product that is coming soon has no button': ({ nextState }) => {
      if (nextState.context.product.comingSoon)
        expect(nextState.matches({ buying: { offering: 'comingSoon' } })).toBe(true);
    },
    'the cart is told which refusal is asked again: of a gift in the way nobody hears before the second try': ({
      actions,
      state,
      nextState,
    }) => {
      const asked = actions.flatMap(({ type, params }) => {
        const { src, input } = (params ?? {}) as { src?: unknown; input?: { retriesOn?: string } };
        return type === 'xstate.spawnChild' && src === 'addToCart' ? [input?.retriesOn ?? 'nothing'] : [];
      });
      const begins = (buying: 'adding' | 'retrying') => nextState.matches({ buying }) && !state.matches({ buying });
      expect(asked).toEqual(begins('adding') ? ['GWP403'] : begins('retrying') ? ['nothing'] : []);
    },
    'at least one piece, and never more than there are': ({ nextState }) => {
      expect(nextState.context.quantity).toBeGreaterThanOrEqual(1);
      expect(nextState.context.quantity).toBeLessThanOrEqual(10);
    },
    'the requested quantity never exceeds the stock of the chosen variant': ({ nextState }) => {
      if (nextState.hasTag('editable'))
        expect(nextState.context.quantity).toBeLessThanOrEqual(mostOf(nextState.context));
    },
    'the quantity is the requested one, up to the stock': ({ event, nextState }) => {
      const { context } = nextState;
      if (event.type === 'quantity.chosen')
        expect(context.quantity).toBe(Math.min(event['quantity'] as number, mostOf(context)));
    },
    'no failure is shown while an add is pending': ({ state, nextState }) => {
      if (nextState.matches({ buying: 'adding' }) && !state.matches({ buying: 'adding' }))
        expect(nextState.context.failure).toBeNull();
    },
  },
  stories: [
    { name: 'a size is asked for before anything is bought', events: [buy], ends: { buying: { offering: 'asking' } } },
    {
      name: 'choosing the size answers the question',
      events: [buy, eight],
      ends: { buying: { offering: 'choosing' } },
    },
    {
      name: 'the only width is chosen already',
      events: [eight, buy],
      ends: { buying: 'adding' },
      refuses: [buy, nine],
    },
    {
      name: 'a store is searched for one size: it is asked for first',
      events: [send['pickup.requested']],
      ends: { buying: { offering: 'asking' } },
    },
    {
      name: 'a search in stores changes nothing on the page',
      events: [eight, buy, added, send['pickup.requested']],
      ends: { buying: { offering: 'added' } },
    },
    { name: 'what was added can be added again', events: [eight, buy, added, buy], ends: { buying: 'adding' } },
    {
      name: 'the button goes back to itself after a moment',
      events: [eight, buy, added, model.after('addedNotice')],
      ends: { buying: { offering: 'choosing' } },
    },
    {
      name: 'a gift with purchase in the way is tried again after two seconds',
      events: [eight, buy, giftRefused],
      ends: { buying: 'waiting' },
      refuses: [buy],
    },
    {
      name: 'a gift with purchase that is still in the way the second time fails the add',
      events: [
        eight,
        buy,
        giftRefused,
        model.after('giftRetryDelay'),
        model.failed('addToCart', gift, 'retryAddToCart'),
      ],
      ends: { buying: { offering: 'failed' } },
      also: ({ context }) => expect(context.failure?.errorId).toBe('GWP403'),
    },
    {
      name: 'the second try may work',
      events: [
        eight,
        buy,
        giftRefused,
        model.after('giftRetryDelay'),
        model.done('addToCart', filled, 'retryAddToCart'),
      ],
      ends: { buying: { offering: 'added' } },
    },
    {
      name: 'a refusal has the stock read anew, and stays said',
      events: [stockIs(asShown), eight, buy, refused],
      ends: { buying: { offering: 'failed' }, stock: 'loading' },
      also: ({ context }) => expect(context.failure?.errorId).toBe('INV700'),
    },
    {
      name: 'after a refusal another choice begins afresh',
      events: [eight, buy, refused, ten],
      ends: { buying: { offering: 'choosing' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'what the cart takes after all is added: the refusal is said no more',
      events: [eight, buy, refused, send['item.added']],
      ends: { buying: { offering: 'added' } },
      also: ({ context }) => expect(context.failure).toBeNull(),
    },
    {
      name: 'the button of a size that is gone opens the form for an email about it',
      events: [nine, buy],
      ends: { buying: { offering: 'notifyMe' } },
    },
    {
      name: 'a size that is gone is bought when it is back',
      events: [nine, stockIs(backAgain), buy],
      ends: { buying: 'adding' },
    },
    {
      name: 'a size that is gone for good is refused before the cart is asked',
      events: [ten, buy],
      ends: { buying: { offering: 'refusing' } },
    },
    {
      name: 'the last piece went while the page was read',
      events: [eight, stockIs(allGone)],
      ends: { buying: { offering: 'outOfStock' } },
      refuses: [buy],
    },
    {
      name: 'a guest signs in for a presale, and buys the same size',
      start: 'a presale',
      events: [buy, signedIn, buy],
      ends: { buying: 'adding' },
    },
    { name: 'a member buys a presale', start: 'a presale', events: [signedIn, buy], ends: { buying: 'adding' } },
    {
      name: 'an address with a size has it chosen',
      start: 'an address with a size',
      events: [buy],
      ends: { buying: 'adding' },
    },
    {
      name: 'what only stores sell is reserved in one',
      start: 'only in stores',
      events: [buy, buy],
      ends: { buying: { offering: 'choosing' } },
    },
    {
      name: 'what was refused and only stores sell is reserved when it is back',
      start: 'only in stores',
      events: [ten, buy, stockIs(backAgain), buy],
      ends: { buying: { offering: 'choosing' } },
    },
    {
      name: 'a line of the cart that only stores sell has its store already',
      start: 'only in stores, a line of the cart',
      events: [buy],
      ends: { buying: 'adding' },
    },
    {
      name: 'before the launch nothing can be bought',
      start: 'coming soon',
      events: [],
      ends: { buying: { offering: 'comingSoon' } },
      refuses: [buy],
    },
    ...limited,
    {
      name: 'the quantity can be chosen before the size',
      events: [buy, two],
      ends: { buying: { offering: 'asking' } },
      also: ({ context }) => expect(context.quantity).toBe(2),
    },
    {
      name: 'the quantity stays when a size that is made replaces one that is not',
      start: 'a size that is not made',
      events: [buy, two, eight],
      ends: { buying: { offering: 'choosing' } },
      also: ({ context }) => expect(context.quantity).toBe(2),
    },
    {
      name: 'a missing size is asked for as often as the button is pressed',
      events: [buy, buy],
      ends: { buying: { offering: 'asking' } },
    },
    {
      name: 'a missing size stays asked for when the stock and who shops are known',
      events: [buy, stockIs(asShown), signedIn],
      ends: { buying: { offering: 'asking' } },
    },
    {
      name: 'a missing size is no longer asked for when nothing is left',
      events: [buy, stockIs(allGone)],
      ends: { buying: { offering: 'outOfStock' } },
    },
    {
      name: 'what was refused is refused no more when nothing is left',
      events: [ten, buy, stockIs(allGone)],
      ends: { buying: { offering: 'outOfStock' } },
    },
    {
      name: 'what was refused is bought when it is back',
      events: [ten, buy, stockIs(backAgain), buy],
      ends: { buying: 'adding' },
    },
    {
      name: 'a size that is gone for good is refused as often as the button is pressed',
      events: [ten, buy, buy],
      ends: { buying: { offering: 'refusing' } },
    },
    {
      name: 'a second refusal has the stock read anew as well',
      events: [
        stockIs(asShown),
        eight,
        buy,
        giftRefused,
        model.after('giftRetryDelay'),
        model.failed('addToCart', soldOut, 'retryAddToCart'),
      ],
      ends: { buying: { offering: 'failed' }, stock: 'loading' },
    },
    { name: 'a stock that nobody knows leaves the page’s own', events: [noStock], ends: { stock: 'unknown' } },
    {
      name: 'a stock that nobody knows is asked for again after a refusal',
      events: [noStock, eight, buy, refused],
      ends: { stock: 'loading' },
    },
    {
      name: 'a page that cannot hear who shops can be bought from',
      events: [model.failed('watchShopper', new Error('no session'))],
      ends: { stock: 'unknown' },
    },
    {
      name: 'a page that cannot open dialogs can be bought from',
      events: [model.failed('openDialog', new Error('no dialogs'))],
      ends: { stock: 'unknown' },
    },
    {
      name: 'a page that cannot hear what the cart takes can be bought from',
      events: [model.failed('watchCart', new Error('no cart'))],
      ends: { stock: 'unknown' },
    },
  ],
  waits: { giftRetryDelay: 2000, addedNotice: 2500 },
  pairs: true,
});
