import { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const send = {
  'dialog.requested': [
    { type: 'dialog.requested', name: 'mini-cart' },
    { type: 'dialog.requested', name: 'size-guide', data: { productType: 'women-shoes' }, keepsLast: true },
  ],
  'dialog.dismissed': { type: 'dialog.dismissed' },
  'route.changed': { type: 'route.changed', path: '/en-us/cart' },
} as const;

export const model = modelOf(dialogsMachine, {
  input: undefined,
  send,
  project: ({ stack }) => stack.map(({ name }) => name),
  why: 'one guard reads whether a dialog was kept below; the names distinguish the fixtures',
});
