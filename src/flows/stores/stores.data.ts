import type { StoreChoice, Elsewhere, WantedItem } from '#machines/store-finder/store-finder.types.ts';

/** The data of the stores' dialogs. Checked at runtime because a dialog's data may be anything. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const has = (value: unknown, ...texts: string[]): value is Record<string, unknown> =>
  isRecord(value) && texts.every((text) => typeof value[text] === 'string');

export const itemOf = (value: unknown): WantedItem | null =>
  has(value, 'productId', 'upc', 'name') && typeof value['qty'] === 'number'
    ? {
        productId: String(value['productId']),
        upc: String(value['upc']),
        name: String(value['name']),
        qty: value['qty'],
        itemId: typeof value['itemId'] === 'string' ? value['itemId'] : null,
      }
    : null;

export const choiceOf = (value: unknown): StoreChoice | null =>
  isRecord(value) && has(value['store'], 'storeId', 'name') ? (value as unknown as StoreChoice) : null;

export const elsewhereOf = (value: unknown): Elsewhere | null =>
  has(value, 'storeId', 'name') ? { storeId: String(value['storeId']), name: String(value['name']) } : null;
