import en from './compiled/en-US/spend-banner.gen.ts';
import { text } from './text.ts';

export const spendBannerText = text('spend-banner', en);
