import en from './compiled/en-US/size-charts.gen.ts';
import { text } from './text.ts';

export const sizeChartsText = text('size-charts', en);
