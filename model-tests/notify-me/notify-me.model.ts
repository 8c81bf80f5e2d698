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
};

export const send = { 'form.submitted': { type: 'form.submitted', fields } } as const;

export const model = modelOf(notifyMeMachine, {
  input,
  send,
  outcomes: { requestNotification: { done: [undefined], failed: [refused, down] } },
  project: ({ failure }) => failure?.errorId ?? null,
  why: 'there is no guard; the view says why the last try was refused',
});
