import en from './compiled/en-US/questions.gen.ts';
import { text } from './text.ts';

export const questionsText = text('questions', en);
