import { assertEvent, setup } from 'xstate';
import type { DialogsContext, DialogsEmitted, DialogsEvent, OpenDialog } from './dialogs.types.ts';

const base = setup({
  types: { context: {} as DialogsContext, events: {} as DialogsEvent, emitted: {} as DialogsEmitted },
  guards: { hasKept: ({ context }) => context.stack.length > 1 },
  delays: {
    /** Duration of the opening and closing transition of a dialog (core 9). */
    dialogTransition: 250,
  },
});

/** Changes the stack, and emits an event for each dialog that this closes. */
const changeStack = (next: (stack: OpenDialog[], event: DialogsEvent) => OpenDialog[]) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const stack = next(context.stack, event);
    enqueue.assign({ stack });
    for (const { name } of context.stack)
      if (!stack.some((open) => open.name === name)) enqueue.emit({ type: 'dialog.closed', name });
  });

function shown(stack: OpenDialog[], event: DialogsEvent): OpenDialog[] {
  assertEvent(event, 'dialog.requested');
  const { name, data = {}, keepsLast } = event;
  return [...(keepsLast ? stack.filter((open) => open.name !== name) : []), { name, data }];
}

function shownAnew(stack: OpenDialog[], event: DialogsEvent): OpenDialog[] {
  const going = stack.at(-1);
  return shown(stack.slice(0, -1), event).map((open) =>
    open.name === going?.name ? { ...open, edition: going.edition === 1 ? 0 : 1 } : open,
  );
}

export const dialogsSetup = base.extend({
  actions: {
    showDialog: changeStack(shown),
    showInsteadOfTop: changeStack(shownAnew),
    forgetTop: changeStack((stack) => stack.slice(0, -1)),
    keepTopOnly: changeStack((stack) => stack.slice(-1)),
    forgetAll: changeStack(() => []),
  },
});
