import type { StockStatus } from '#openapi/generated/waymark.gen.ts';
import type { Language } from '../model/locale.ts';
import { word } from './vocabulary.ts';

/** Returns the stock of a variant in words; nothing where there is enough. */
export function stockLabel(status: StockStatus, units: number, language: Language): { stockStatusLabel?: string } {
  if (status === 'COMING_SOON') return { stockStatusLabel: word('stock.soon', language) };
  if (status === 'OUT_OF_STOCK') return { stockStatusLabel: word('stock.out', language) };
  return status === 'LOW_STOCK' ? { stockStatusLabel: word('stock.left', language, { count: units }) } : {};
}
