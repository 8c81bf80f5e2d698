import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { ToastsEvent } from '#machines/toasts/toasts.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const notAdded = (id: string): Extract<ToastsEvent, { type: 'toast.raised' }> => ({
  type: 'toast.raised',
  notice: { title: 'notAdded', tone: 'error', again: { id, change: { operation: 'addItems', items: [] } } },
});

export const send = {
  'toast.raised': [
    { type: 'toast.raised', notice: { title: 'removeFailed', tone: 'error' } },
    {
      type: 'toast.raised',
      notice: { title: 'cartExpired', message: 'cartExpiredMore', tone: 'error', autoClose: false },
    },
    notAdded('c1'),
    notAdded('c2'),
  ],
  'toast.dismissed': [
    { type: 'toast.dismissed', id: 1 },
    { type: 'toast.dismissed', id: 2 },
  ],
  'toasts.held': { type: 'toasts.held' },
  'toasts.released': { type: 'toasts.released' },
} as const;

export const model = modelOf(toastsMachine, {
  input: { dismissDelay: 400 },
  send,
  project: ({ toasts, nextId }) => [
    toasts.map(({ title, remaining, id, again }) => [
      title,
      remaining,
      Math.min(id, 3),
      again.map((change) => change.id),
    ]),
    Math.min(nextId, 3),
  ],
  survivors: {
    'held: always [hasNone] → empty, to showing':
      'equivalent: `showing` has nothing to show either, and leads to `empty` at once',
  },
  why: 'guards read the titles that are shown and the changes that they offer; the countdown uses the remaining times, and rests where none runs; the fixtures dismiss the first two ids only',
});
