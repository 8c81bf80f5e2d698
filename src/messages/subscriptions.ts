import en from './compiled/en-US/subscriptions.gen.ts';
import { text } from './text.ts';

export const subscriptionsText = text('subscriptions', en);
