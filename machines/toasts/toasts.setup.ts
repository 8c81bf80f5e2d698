import { assertEvent, setup } from 'xstate';
import type { Notice } from '#machines/shared/notice.ts';
import type { ToastsContext, ToastsEvent, ToastsInput } from './toasts.types.ts';

/** Milliseconds between two updates of the remaining time (core 9). */
const TICK = 200;

/** One key may have several texts: its values are part of the comparison. */
const readsAs = ({ title, values }: Pick<Notice, 'title' | 'values'>) => JSON.stringify([title, values ?? {}]);

const base = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent, input: {} as ToastsInput },
  guards: {
    hasNone: ({ context }) => context.toasts.length === 0,
    hasNothingToCount: ({ context }) => context.toasts.every(({ remaining }) => remaining === null),
    isNew: ({ context, event }) => {
      assertEvent(event, 'toast.raised');
      return !context.toasts.some((toast) => readsAs(toast) === readsAs(event.notice));
    },
    offersMore: ({ context, event }) => {
      assertEvent(event, 'toast.raised');
      const { again } = event.notice;
      return again !== undefined && !context.toasts.some((toast) => toast.again.some(({ id }) => id === again.id));
    },
  },
  delays: { tick: TICK },
});

export const toastsSetup = base.extend({
  actions: {
    addToast: base.assign(({ context, event }) => {
      assertEvent(event, 'toast.raised');
      const { again, replaces, ...notice } = event.notice;
      const remaining = notice.autoClose === false ? null : context.dismissDelay;
      const others = context.toasts.filter(({ title }) => title !== replaces);
      return {
        toasts: [...others, { ...notice, again: again ? [again] : [], id: context.nextId, remaining }],
        nextId: context.nextId + 1,
      };
    }),
    /** A notice with the same text is not shown twice, but its time starts again. */
    addOffer: base.assign(({ context, event }) => {
      assertEvent(event, 'toast.raised');
      const { again, ...notice } = event.notice;
      return {
        toasts: context.toasts.map((toast) =>
          again && readsAs(toast) === readsAs(notice)
            ? { ...toast, again: [...toast.again, again], remaining: toast.remaining && context.dismissDelay }
            : toast,
        ),
      };
    }),
    removeToast: base.assign(({ context, event }) => {
      assertEvent(event, 'toast.dismissed');
      return { toasts: context.toasts.filter(({ id }) => id !== event.id) };
    }),
    countDown: base.assign(({ context }) => ({
      toasts: context.toasts.flatMap((toast) => {
        if (toast.remaining === null) return [toast];
        const remaining = toast.remaining - TICK;
        return remaining > 0 ? [{ ...toast, remaining }] : [];
      }),
    })),
  },
});
