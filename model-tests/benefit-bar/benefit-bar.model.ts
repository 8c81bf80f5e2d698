import { benefitBarMachine } from '#machines/benefit-bar/benefit-bar.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const id = 'home-members';
const other = 'menu-benefits';

export const closed = { none: [other], this: [other, id] };
export const noSpace = { errorId: 'APP000', message: 'the device has no space', status: 0 };

export const send = {
  'bar.closed': { type: 'bar.closed' },
  'device.changed': [
    { type: 'device.changed', closed: closed.this },
    { type: 'device.changed', closed: closed.none },
  ],
} as const;

export const model = modelOf(benefitBarMachine, {
  input: { id },
  send,
  outcomes: {
    recallClosed: { done: [closed.none, closed.this], failed: [noSpace] },
    saveClosed: { done: [undefined], failed: [noSpace] },
    watchDevice: { failed: [] },
    hideBar: { failed: [] },
  },
  project: () => null,
  why: 'the context never changes',
  unreachable: {
    'shown: watchDevice failed → shown': 'the port only listens to the device; it cannot fail',
    'gone: hideBar failed → shown': 'the port only hides an element; it cannot fail',
  },
});
