import en from './compiled/en-US/bot-defence.gen.ts';
import { text } from './text.ts';

export const botDefenceText = text('bot-defence', en);
