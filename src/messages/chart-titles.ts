import en from './compiled/en-US/chart-titles.gen.ts';
import { text } from './text.ts';

/** Titles of browser tabs of the gallery of charts. */
export const chartTitlesText = text('chart-titles', en);
