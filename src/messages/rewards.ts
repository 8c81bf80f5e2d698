import en from './en/rewards.ts';
import { text } from './text.ts';

export const rewardsText = text('rewards', en);
