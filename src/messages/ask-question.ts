import en from './compiled/en-US/ask-question.gen.ts';
import { text } from './text.ts';

export const askQuestionText = text('ask-question', en);
