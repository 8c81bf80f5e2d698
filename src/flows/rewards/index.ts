export { Rewards } from './Rewards.tsx';
export { createRewardsActors } from './rewards.actors.ts';
