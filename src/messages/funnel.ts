import en from './en/funnel.ts';
import { text } from './text.ts';

export const funnelText = text('funnel', en);
