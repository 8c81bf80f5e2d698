import en from './compiled/en-US/rewards.gen.ts';
import { text } from './text.ts';

export const rewardsText = text('rewards', en);
