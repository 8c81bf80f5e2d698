import { expect } from 'vitest';
import { isMarked } from '#machines/favorites/favorites.marks.ts';
import { soldOut } from '#model-tests/cart/cart.fixtures.ts';
import { card } from '#model-tests/listing/listing.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import {
  afterLeft,
  down,
  full,
  gone,
  model,
  none,
  off,
  offline,
  one,
  oneSize,
  send,
  shared,
  sizes,
} from './favorites.model.ts';

const [guest, employee] = send['shopper.changed'];
const toggle = send['favorite.toggled'];
const [begin, end] = send['share.requested'];
const empty = [guest, model.done('getFavorites', none)];
const listed = [guest, model.done('getFavorites', one)];
const moving = [...listed, send['move.requested'], model.done('getSizes', sizes)];
const taking = [...moving, send['size.chosen'], model.done('addToCart', undefined)];
const told = (emitted: readonly { type: string; notice?: { title: string; tone: string } }[]) =>
  emitted.flatMap(({ notice }) => (notice ? [`${notice.tone}: ${notice.title}`] : []));

describeChart(model, {
  invariants: {
    'an employee has no favourites, and nothing is asked for them': ({ nextState }) => {
      if (nextState.context.shopper?.consumerType !== 'EMPLOYEE') return;
      expect(nextState.matches('disabled')).toBe(true);
      expect(nextState.context).toMatchObject({ list: null, asked: [] });
    },
    'nothing of the previous shopper stays': ({ event, state, nextState }) => {
      const { shopper } = state.context;
      if (event.type !== 'shopper.changed' || shopper === null || nextState.context.shopper === shopper) return;
      expect(nextState.context).toMatchObject({ list: null, asked: [], refused: null });
    },
    'a press turns the heart at once': ({ event, state, nextState }) => {
      if (event.type !== 'favorite.toggled' || state.matches('disabled')) return;
      expect(isMarked(nextState.context, card.id)).toBe(!isMarked(state.context, card.id));
    },
    'what is asked is done before the list rests': ({ nextState }) => {
      if (nextState.matches({ ready: 'resting' })) expect(nextState.context.asked).toEqual([]);
    },
  },
  stories: [
    {
      name: 'what is pressed before anybody is known is saved for who it is',
      events: [toggle, ...empty],
      ends: { ready: 'adding' },
      also: ({ context }) => expect(context.asked).toEqual([{ kind: 'add', id: card.id }]),
    },
    {
      name: 'what the page before could not save is saved',
      start: afterLeft,
      events: [...empty, model.done('addFavorite', one)],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(isMarked(context, card.id)).toBe(true),
    },
    {
      name: 'what the page before has saved, without hearing of it, is not sent again',
      start: afterLeft,
      events: [...listed],
      ends: { ready: 'resting' },
    },
    {
      name: 'a refused heart is taken back, and the reason told',
      events: [...empty, toggle, model.failed('addFavorite', full)],
      ends: { ready: 'resting' },
      also: ({ context }, { emitted }) => {
        expect(isMarked(context, card.id)).toBe(false);
        expect(told(emitted)).toEqual(['error: favoritesFull']);
      },
    },
    {
      name: 'a product that another tab takes off at once is not marked again',
      events: [...empty, toggle, model.done('addFavorite', none)],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(isMarked(context, card.id)).toBe(false),
    },
    {
      name: 'a product that another tab marks again at once stays on the list',
      events: [...listed, toggle, model.done('removeFavorite', one, 'removeFavorite')],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(isMarked(context, card.id)).toBe(true),
    },
    {
      name: 'a product that could not be taken off is marked again, and the reason told',
      events: [...listed, toggle, model.failed('removeFavorite', down, 'removeFavorite')],
      ends: { ready: 'resting' },
      also: ({ context }, { emitted }) => {
        expect(isMarked(context, card.id)).toBe(true);
        expect(told(emitted)).toEqual(['error: favoriteNotRemoved']);
      },
    },
    {
      name: 'without a connection a product is taken off later, which is told',
      events: [...listed, toggle, model.failed('removeFavorite', offline, 'removeFavorite')],
      ends: { ready: 'offline' },
      also: ({ context }, { emitted }) => {
        expect(isMarked(context, card.id)).toBe(false);
        expect(told(emitted)).toEqual(['info: favoriteWaits']);
      },
    },
    {
      name: 'without a connection the heart stays, which is told, and is saved later',
      events: [
        ...empty,
        toggle,
        model.failed('addFavorite', offline),
        send['connection.returned'],
        model.done('addFavorite', one),
      ],
      ends: { ready: 'resting' },
      also: ({ context }, { emitted }) => {
        expect(isMarked(context, card.id)).toBe(true);
        expect(told(emitted)).toEqual(['info: favoriteWaits']);
      },
    },
    {
      name: 'pressed twice without a connection, nothing is left to save',
      events: [...empty, toggle, model.failed('addFavorite', offline), toggle],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context.asked).toEqual([]),
    },
    {
      name: 'pressed again while it is saved, a product is taken off after',
      events: [...empty, toggle, toggle, model.done('addFavorite', one)],
      ends: { ready: 'removing' },
    },
    {
      name: 'what was pressed while the list could not be read is kept for the connection',
      events: [guest, toggle, model.failed('getFavorites', offline), send['connection.returned']],
      ends: 'loading',
      also: ({ context }, { emitted }) => {
        expect(isMarked(context, card.id)).toBe(true);
        expect(told(emitted)).toEqual(['info: favoriteWaits']);
      },
    },
    {
      name: 'what cannot be saved because the shop is down is taken back, and told',
      events: [guest, toggle, model.failed('getFavorites', down)],
      ends: 'unavailable',
      also: ({ context }, { emitted }) => {
        expect(context.asked).toEqual([]);
        expect(told(emitted)).toEqual(['error: favoriteNotSaved']);
      },
    },
    {
      name: 'without a session a press is taken back, and told',
      events: [toggle, send['shopper.missing']],
      ends: 'unavailable',
      also: (_, { emitted }) => expect(told(emitted)).toEqual(['error: favoriteNotSaved']),
    },
    {
      name: 'what another tab has taken off is gone, and the list is read anew',
      events: [...listed, toggle, model.failed('removeFavorite', gone, 'removeFavorite')],
      ends: 'loading',
      also: ({ context }) => expect(context.asked).toEqual([]),
    },
    {
      name: 'a product leaves the list once it is in the cart',
      events: [...taking, model.done('removeFavorite', none, 'takeOff')],
      ends: { ready: 'resting' },
      also: ({ context }, { emitted }) => {
        expect(context).toMatchObject({ list: none, asked: [], sizes: null, upc: null });
        expect(told(emitted)).toEqual(['success: favoriteMoved']);
      },
    },
    {
      name: 'a product in the cart that another tab marks again is not added twice',
      events: [...taking, model.done('removeFavorite', one, 'takeOff')],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context).toMatchObject({ list: one, asked: [] }),
    },
    {
      name: 'a product in the cart that could not leave the list is told, and not added twice',
      events: [...taking, model.failed('removeFavorite', down, 'takeOff')],
      ends: { ready: 'resting' },
      also: ({ context }, { emitted }) => {
        expect(context).toMatchObject({ list: one, asked: [] });
        expect(told(emitted)).toEqual(['error: favoriteNotRemoved']);
      },
    },
    {
      name: 'a product in one size goes to the cart without a question',
      events: [...listed, send['move.requested'], model.done('getSizes', oneSize)],
      ends: { ready: 'moving' },
      also: ({ context }) => expect(context.upc).toBe(oneSize.options[0]?.upc),
    },
    {
      name: 'what could not be moved stays on the list, and the reason is known (ITEM_OOS)',
      events: [...moving, send['size.chosen'], model.failed('addToCart', soldOut)],
      ends: { ready: 'resting' },
      also: ({ context }) => {
        expect(context.list).toEqual(one);
        expect(context.refused).toMatchObject({ wish: { kind: 'move', id: card.id }, failure: soldOut });
      },
    },
    {
      name: 'a choice of sizes that is closed leaves everything as it was',
      events: [...moving, send['choice.closed']],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context).toMatchObject({ list: one, asked: [], sizes: null }),
    },
    {
      name: 'who presses something else while the sizes are read is not asked for one',
      events: [...listed, send['move.requested'], begin, model.done('getSizes', sizes)],
      ends: { ready: 'sharing' },
    },
    {
      name: 'pressed twice, a product moves once',
      events: [...listed, send['move.requested']],
      ends: { ready: 'readingSizes' },
      refuses: [send['move.requested']],
    },
    {
      name: 'a list is shared, and the end of it can be asked for',
      events: [...listed, begin, model.done('shareFavorites', shared), end],
      ends: { ready: 'sharing' },
      also: ({ context }) => expect(context.list?.share).toEqual(shared.share),
    },
    {
      name: 'a sharing that failed says so, and changes nothing',
      events: [...listed, begin, model.failed('shareFavorites', down)],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context.refused).toMatchObject({ wish: { kind: 'share' }, failure: down }),
    },
    {
      name: 'a shop without favourites shows none',
      events: [toggle, guest, model.failed('getFavorites', off)],
      ends: 'disabled',
      also: ({ context }) => expect(context.asked).toEqual([]),
    },
    {
      name: 'after a sign-in the list is read anew; an employee has none',
      events: [...moving, employee],
      ends: 'disabled',
    },
  ],
  waits: {},
  pairs: true,
});
