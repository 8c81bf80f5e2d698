import en from './compiled/en-US/compare-tray.gen.ts';
import { text } from './text.ts';

export const compareTrayText = text('compare-tray', en);
