import en from './en/outages.ts';
import { text } from './text.ts';

export const outagesText = text('outages', en);
