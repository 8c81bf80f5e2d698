import { expect } from 'vitest';
import { noNetwork, soldOut } from '#model-tests/cart/cart.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { both, cap, counted, model, one, send, sock } from './saved-for-later.model.ts';

const [guest, employee] = send['shopper.changed'];
const [told] = send['list.changed'];
const move = send['move.requested'];
const [remove, removeCap] = send['removal.requested'];
const shown = [guest, model.done('getSavedForLater', both)];
const count = send['quantity.requested'];
const added = model.done('addToCart', undefined);
const off = model.done('removeSavedItem', one, 'takeOff');

describeChart(model, {
  invariants: {
    'an employee has no list, and nothing is asked for one': ({ nextState }) => {
      if (nextState.context.shopper?.consumerType !== 'EMPLOYEE') return;
      expect(nextState.matches('disabled')).toBe(true);
      expect(nextState.context).toMatchObject({ list: null, asked: [] });
    },
    'a removed item never comes back': ({ nextState: { context } }) => {
      for (const { itemId } of context.list?.items ?? []) expect(context.gone).not.toContain(itemId);
    },
    'nothing of the previous shopper stays': ({ event, state, nextState }) => {
      if (event.type !== 'shopper.changed' || nextState.context.shopper === state.context.shopper) return;
      expect(nextState.context).toMatchObject({ list: null, gone: [], asked: [], refused: null });
    },
    'pending requests are done before the list rests': ({ nextState }) => {
      if (nextState.matches({ ready: 'resting' })) expect(nextState.context.asked).toEqual([]);
    },
  },
  stories: [
    {
      name: 'an item is back in the cart before it leaves the list',
      events: [...shown, move, added, off],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context.list?.items).toEqual([cap]),
    },
    {
      name: 'what could not be moved stays on the list, and the reason is known',
      events: [...shown, move, model.failed('addToCart', soldOut)],
      ends: { ready: 'resting' },
      also: ({ context }) => {
        expect(context.list?.items).toEqual([cap, sock]);
        expect(context.refused).toEqual({ itemId: sock.itemId, wish: 'move', failure: soldOut });
      },
    },
    {
      name: 'an item that is in the cart but did not leave the list says so, and can be taken off',
      events: [...shown, move, added, model.failed('removeSavedItem', noNetwork, 'takeOff'), remove],
      ends: { ready: 'removing' },
      also: ({ context }) => expect(context.refused).toBeNull(),
    },
    {
      name: 'what could not be taken off stays on the list, and the reason is known',
      events: [...shown, remove, model.failed('removeSavedItem', noNetwork, 'removeSavedItem')],
      ends: { ready: 'resting' },
      also: ({ context }) => {
        expect(context.list?.items).toEqual([cap, sock]);
        expect(context.refused).toEqual({ itemId: sock.itemId, wish: 'remove', failure: noNetwork });
      },
    },
    {
      name: 'a changed quantity stays on the list',
      events: [...shown, count, model.done('setSavedQuantity', counted)],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context).toMatchObject({ list: counted, asked: [], gone: [] }),
    },
    {
      name: 'a quantity that could not be changed is as before, and the reason is known',
      events: [...shown, count, model.failed('setSavedQuantity', noNetwork)],
      ends: { ready: 'resting' },
      also: ({ context }) => {
        expect(context.list).toEqual(both);
        expect(context.refused).toEqual({ itemId: sock.itemId, wish: 'count', failure: noNetwork });
      },
    },
    {
      name: 'pressed twice, an item is moved once',
      events: [...shown, move],
      ends: { ready: 'moving' },
      refuses: [move, remove, count],
    },
    {
      name: 'an answer of the cart that comes late does not bring back what was taken off',
      events: [...shown, remove, told, model.done('removeSavedItem', one, 'removeSavedItem'), told],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context.list?.items).toEqual([]),
    },
    {
      name: 'what another tab took off while it waited is done',
      events: [...shown, move, removeCap, told, added, off],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context).toMatchObject({ asked: [], refused: null }),
    },
    {
      name: 'after a sign-in the list is read anew; an employee has none',
      events: [...shown, move, employee],
      ends: 'disabled',
    },
    {
      name: 'what could not be read can be asked for again',
      events: [guest, model.failed('getSavedForLater', noNetwork), send['list.retried']],
      ends: 'loading',
    },
    {
      name: 'a list that could not be read is shown once the cart saves something',
      events: [guest, model.failed('getSavedForLater', noNetwork), told],
      ends: { ready: 'resting' },
      also: ({ context }) => expect(context.list).toEqual(one),
    },
  ],
  waits: {},
  pairs: true,
});
