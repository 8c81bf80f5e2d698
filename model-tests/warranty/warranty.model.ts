import { warrantyMachine } from '#machines/warranty/warranty.machine.ts';
import { keyOf, type WarrantyItem } from '#machines/warranty/warranty.types.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

export const refused = { errorId: 'API409', message: 'not arrived', status: 409 };
export const down = { errorId: 'UNEXPECTED', message: 'no network', status: 0 };

const shoe: WarrantyItem = {
  orderNumber: 'WM10004217',
  st: 'example',
  itemId: 'item-1',
  product: 'Ridgeline Trail Runner',
};
export const jacket: WarrantyItem = { ...shoe, itemId: 'item-2', product: 'Cairn Shell Jacket' };
export const arrived = [shoe, jacket];
export const fields = { item: keyOf(shoe), written: 'The sole of the left shoe comes off.' };

export const send = {
  'form.submitted': { type: 'form.submitted', fields },
  'items.retried': { type: 'items.retried' },
} as const;

export const model = modelOf(warrantyMachine, {
  input: { item: shoe },
  inputs: { 'the shopper chooses an item': { item: null } },
  send,
  outcomes: {
    getItems: { done: [arrived, []], failed: [down] },
    createWarrantyCase: { done: ['WC10004217'], failed: [refused, down] },
  },
  project: ({ items, failure, caseNumber }) => [items.length, failure?.errorId, caseNumber],
  why: 'the view shows what the case can be about, why the last try was refused, and the number of the case',
});
