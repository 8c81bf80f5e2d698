import en from './en/price-adjustment.ts';
import { text } from './text.ts';

export const priceAdjustmentText = text('price-adjustment', en);
