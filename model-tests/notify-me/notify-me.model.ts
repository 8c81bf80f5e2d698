import { notifyMeMachine } from '#machines/notify-me/notify-me.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API400', message: 'refused', status: 400 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const fields = { email: 'maya@example.com' };
export const input = {
  productId: 'WMTR1001MOS',
  upc: '884501001085',
  name: 'Ridgeline Trail Runner',
  choice: 'Size 9',
  subscriptionType: 'RESTOCK',
} as const;

export const send = { 'form.submitted': { type: 'form.submitted', fields } } as const;

export const model = modelOf(notifyMeMachine, {
  input,
  send,
  outcomes: {
    readEmail: { done: [null, fields.email], failed: [down] },
    requestNotification: { done: [undefined], failed: [refused, down] },
  },
  project: ({ failure, email }) => [failure?.errorId ?? null, email],
  why: 'there is no guard; the view says why the last try was refused, and the field begins with the email of the customer',
});
