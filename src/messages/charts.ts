import en from './en/charts.ts';
import { text } from './text.ts';

export const chartsText = text('charts', en);
