import en from './compiled/en-US/event-sign-up.gen.ts';
import { text } from './text.ts';

export const eventSignUpText = text('event-sign-up', en);
