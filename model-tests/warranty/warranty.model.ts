import { warrantyMachine } from '#machines/warranty/warranty.machine.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API409', message: 'not arrived', status: 409 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

export const fields = { written: 'The sole of the left shoe comes off.' };
export const input = { orderNumber: 'WM10004217', st: 'example', itemId: 'item-1', product: 'Ridgeline Trail Runner' };

export const send = { 'form.submitted': { type: 'form.submitted', fields } } as const;

export const model = modelOf(warrantyMachine, {
  input,
  send,
  outcomes: { createWarrantyCase: { done: ['WC10004217'], failed: [refused, down] } },
  project: ({ failure, caseNumber }) => [failure?.errorId, caseNumber],
  why: 'the view says why the last try was refused, and shows the number of the case',
});
