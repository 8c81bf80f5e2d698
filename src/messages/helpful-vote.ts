import en from './compiled/en-US/helpful-vote.gen.ts';
import { text } from './text.ts';

export const helpfulVoteText = text('helpful-vote', en);
