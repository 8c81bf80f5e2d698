import en from './compiled/en-US/charts.gen.ts';
import { text } from './text.ts';

export const chartsText = text('charts', en);
