import en from './compiled/en-US/funnel.gen.ts';
import { text } from './text.ts';

export const funnelText = text('funnel', en);
