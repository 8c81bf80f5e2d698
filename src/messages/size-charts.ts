import en from './en/size-charts.ts';
import { text } from './text.ts';

export const sizeChartsText = text('size-charts', en);
