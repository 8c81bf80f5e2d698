import en from './en/spend-banner.ts';
import { text } from './text.ts';

export const spendBannerText = text('spend-banner', en);
