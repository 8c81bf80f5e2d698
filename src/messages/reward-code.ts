import en from './en/reward-code.ts';
import { text } from './text.ts';

export const rewardCodeText = text('reward-code', en);
