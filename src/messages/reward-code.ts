import en from './compiled/en-US/reward-code.gen.ts';
import { text } from './text.ts';

export const rewardCodeText = text('reward-code', en);
