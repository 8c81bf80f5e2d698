import { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import { modelOf } from '#model-tests/support/model.ts';

export const send = {
  'toast.raised': [
    { type: 'toast.raised', notice: { title: 'removeFailed', tone: 'error' } },
    { type: 'toast.raised', notice: { title: 'maxQuantity', values: { count: 2 }, tone: 'info' } },
    {
      type: 'toast.raised',
      notice: { title: 'cartExpired', message: 'cartExpiredMore', tone: 'error', autoClose: false },
    },
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
  project: ({ toasts, nextId }) => [toasts.map(({ title, remaining, id }) => [title, remaining, Math.min(id, 3)]), Math.min(nextId, 3)],
  survivors: {
    'held: always [hasNone] → empty, to showing': 'showing has nothing to show either, and goes on to empty at once',
  },
  why: 'guards ask for the titles shown; the countdown removes by the time left, and rests where none runs; the fixtures dismiss the first two ids only',
});
