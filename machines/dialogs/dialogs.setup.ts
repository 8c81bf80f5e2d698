import { assertEvent, setup } from 'xstate';
import type { DialogsContext, DialogsEvent } from './dialogs.types.ts';

const base = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent },
  guards: { hasKept: ({ context }) => context.stack.length > 1 },
  delays: {
    /** How long a dialog takes to come and to go (core 9). */
    dialogTransition: 250,
  },
});

export const dialogsSetup = base.extend({
  actions: {
    showDialog: base.assign(({ context, event }) => {
      assertEvent(event, 'dialog.requested');
      const dialog = { name: event.name, data: event.data ?? {} };
      const kept = context.stack.filter(({ name }) => name !== event.name);
      return { stack: event.keepsLast ? [...kept, dialog] : [dialog] };
    }),
    forgetTop: base.assign(({ context }) => ({ stack: context.stack.slice(0, -1) })),
    keepTopOnly: base.assign(({ context }) => ({ stack: context.stack.slice(-1) })),
    forgetAll: base.assign({ stack: [] }),
  },
});
