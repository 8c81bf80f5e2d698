import en from './compiled/en-US/outages.gen.ts';
import { text } from './text.ts';

export const outagesText = text('outages', en);
