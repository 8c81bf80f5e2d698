import en from './compiled/en-US/order-points.gen.ts';
import { text } from './text.ts';

export const orderPointsText = text('order-points', en);
