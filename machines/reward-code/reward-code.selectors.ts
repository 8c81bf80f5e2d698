import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rewardCodeMachine } from './reward-code.machine.ts';

export type RewardCodeRef = ActorRefFrom<typeof rewardCodeMachine>;
export type RewardCodeSnapshot = SnapshotFrom<typeof rewardCodeMachine>;

/** True if there are any codes or cards to show. */
export const selectIsShown = (snapshot: RewardCodeSnapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('none');
export const selectIsUnavailable = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('unavailable');
export const selectIsApplying = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('applying');
export const selectIsChoosing = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('choosing');
export const selectIsRemoving = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('removing');
/** True while a call is in progress; no other can be made meanwhile. */
export const selectIsBusy = (snapshot: RewardCodeSnapshot): boolean =>
  selectIsApplying(snapshot) || selectIsChoosing(snapshot) || selectIsRemoving(snapshot);
export const selectRewards = ({ context }: RewardCodeSnapshot) => context.rewards;
export const selectFailure = ({ context }: RewardCodeSnapshot) => context.failure;
