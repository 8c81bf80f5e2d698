export { RewardCodes } from './RewardCodes.tsx';
export { createRewardCodeActors } from './reward-code.actors.ts';
