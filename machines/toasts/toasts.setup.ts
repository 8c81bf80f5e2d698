import { assertEvent, setup } from 'xstate';
import type { ToastsContext, ToastsEvent, ToastsInput } from './toasts.types.ts';

/** How often the remaining time is counted down, in milliseconds (core 9). */
export const TICK = 200;

const base = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, input: {} as ToastsInput },
  guards: {
    hasNone: ({ context }) => context.toasts.length === 0,
    isNew: ({ context, event }) => {
      assertEvent(event, 'toast.raised');
      return !context.toasts.some(({ title }) => title === event.notice.title);
    },
  },
  delays: { tick: TICK },
});

export const toastsSetup = base.extend({
  actions: {
    addToast: base.assign(({ context, event }) => {
      assertEvent(event, 'toast.raised');
      return {
        toasts: [...context.toasts, { ...event.notice, id: context.nextId, remaining: context.dismissDelay }],
        nextId: context.nextId + 1,
      };
    }),
    removeToast: base.assign(({ context, event }) => {
      assertEvent(event, 'toast.dismissed');
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
    countDown: base.assign(({ context }) => ({
      toasts: context.toasts.map((toast) => ({ ...toast, remaining: toast.remaining - TICK })).filter(({ remaining }) => remaining > 0),
    })),
  },
});
