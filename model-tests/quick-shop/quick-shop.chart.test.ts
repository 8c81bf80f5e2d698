import { expect } from 'vitest';
import { noAnswer } from '#model-tests/product/product.fixtures.ts';
import { describeChart } from '#model-tests/support/chart.ts';
import { slate, model, moss, send } from './quick-shop.model.ts';

const read = model.done('getProduct', moss);
const readInSlate = model.done('getProduct', slate);
const [colour, own] = send['colour.chosen'];
const taken = send['product.taken'];

describeChart(model, {
  invariants: {
    'the last product stays known while another is read': ({ state, nextState }) => {
      if (state.context.product) expect(nextState.context.product).not.toBeNull();
    },
    'only a product that was read is chosen from': ({ nextState }) => {
      if (nextState.matches('shown')) expect(nextState.context.product).not.toBeNull();
    },
    'the product that the service is asked for is the chosen colour': ({ actions, nextState }) => {
      const asked = actions.flatMap(({ type, params }) => {
        const { src, input } = (params ?? {}) as { src?: unknown; input?: { productId?: string } };
        return type === 'xstate.spawnChild' && src === 'getProduct' ? [input?.productId] : [];
      });
      if (asked.length > 0) expect(asked).toEqual([nextState.context.productId]);
    },
  },
  stories: [
    {
      name: 'what the cart took closes the dialog, which takes no other colour then',
      events: [read, taken],
      ends: 'closing',
      refuses: [taken],
    },
    {
      name: 'a swatch switches the product, and keeps what was chosen',
      events: [read, colour, readInSlate],
      ends: 'shown',
      also: ({ context }) => {
        expect(context.product?.id).toBe(slate.id);
        expect(context.chosen).toEqual({ size: '8' });
      },
    },
    {
      name: 'another colour can be chosen while one is read, and nothing is taken meanwhile',
      events: [read, colour],
      ends: 'loading',
      refuses: [taken],
    },
    {
      name: 'a line of the cart has its own size chosen',
      start: 'a line of the cart',
      events: [read],
      ends: 'shown',
      also: ({ context }) => expect(context.chosen).toEqual({ size: '8', width: 'regular' }),
    },
    {
      name: 'in another colour a line keeps the last choice, not its own',
      start: 'a line of the cart',
      events: [read, colour, readInSlate],
      ends: 'shown',
      also: ({ context }) => expect(context.chosen).toEqual({ size: '8' }),
    },
    { name: 'the shown colour is not read again', events: [read], ends: 'shown', refuses: [own] },
    { name: 'before a product was read there is no colour to choose', events: [], ends: 'loading', refuses: [colour] },
    {
      name: 'what could not be read is read again',
      events: [model.failed('getProduct', noAnswer), send['product.retried'], read],
      ends: 'shown',
    },
    {
      name: 'a dialog that cannot be closed from here is left as it is',
      events: [read, taken, model.failed('close', new Error('no dialogs'))],
      ends: 'closed',
      refuses: [taken],
    },
  ],
  waits: {},
  pairs: true,
});
