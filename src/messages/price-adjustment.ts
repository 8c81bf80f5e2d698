import en from './compiled/en-US/price-adjustment.gen.ts';
import { text } from './text.ts';

export const priceAdjustmentText = text('price-adjustment', en);
