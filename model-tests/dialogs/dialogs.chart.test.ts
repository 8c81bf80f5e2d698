import { expect } from 'vitest';
import { describeChart } from '#model-tests/support/chart.ts';
import { model, send } from './dialogs.model.ts';

const [miniCart, sizeGuide] = send['dialog.requested'];
const shown = model.after('dialogTransition', 'opening');
const gone = model.after('dialogTransition', 'closing');

describeChart(model, {
  invariants: {
    'there is a dialog exactly when it is not closed': ({ nextState }) =>
      expect(nextState.context.stack.length > 0).toBe(!nextState.matches('closed')),
    'the requester of a dialog is told when it is closed': ({ state, nextState, emitted }) => {
      const open = nextState.context.stack.map(({ name }) => name);
      const gone = state.context.stack.map(({ name }) => name).filter((name) => !open.includes(name));
      expect(emitted).toEqual(gone.map((name) => ({ type: 'dialog.closed', name })));
    },
    'no dialog is open twice': ({ nextState }) => {
      const names = nextState.context.stack.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  },
  stories: [
    {
      name: 'a dialog that is requested again while it closes opens again',
      events: [send['dialog.requested'][0], send['dialog.dismissed'], send['dialog.requested'][0]],
      ends: 'opening',
      also: ({ context }) => expect(context.stack).toMatchObject([{ name: 'mini-cart', edition: 1 }]),
    },
    { name: 'a dialog comes and goes', events: [miniCart, shown, send['dialog.dismissed'], gone], ends: 'closed' },
    {
      name: 'opening another closes the last',
      events: [sizeGuide, shown, miniCart],
      ends: 'opening',
      also: ({ context }) => expect(context.stack.map(({ name }) => name)).toEqual(['mini-cart']),
    },
    {
      name: 'a dialog that was kept comes back',
      events: [miniCart, shown, sizeGuide, shown, send['dialog.dismissed'], gone],
      ends: 'open',
      also: ({ context }) => expect(context.stack.map(({ name }) => name)).toEqual(['mini-cart']),
    },
    {
      name: 'another page closes all of them',
      events: [miniCart, shown, sizeGuide, shown, send['route.changed'], gone],
      ends: 'closed',
    },
    {
      name: 'a dialog that is asked for while another comes in takes its place, and its time',
      events: [miniCart, miniCart],
      ends: 'opening',
      also: ({ context }) => expect(context.stack).toHaveLength(1),
    },
    {
      name: 'one that is kept below is there while the other comes in',
      events: [miniCart, sizeGuide],
      ends: 'opening',
      also: ({ context }) => expect(context.stack.map(({ name }) => name)).toEqual(['mini-cart', 'size-guide']),
    },
    {
      name: 'another page closes what only comes in, and all below it',
      events: [miniCart, sizeGuide, send['route.changed']],
      ends: 'closing',
      also: ({ context }) => expect(context.stack.map(({ name }) => name)).toEqual(['size-guide']),
    },
    {
      name: 'a dialog that is asked for while the last one goes comes in its place',
      events: [miniCart, shown, send['dialog.dismissed'], sizeGuide],
      ends: 'opening',
      also: ({ context }) => expect(context.stack.map(({ name }) => name)).toEqual(['size-guide']),
    },
    {
      name: 'one that was kept does not come back on another page',
      events: [miniCart, shown, sizeGuide, shown, send['dialog.dismissed'], send['route.changed'], gone],
      ends: 'closed',
    },
  ],
  waits: { dialogTransition: 250 },
});
