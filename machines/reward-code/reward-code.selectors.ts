import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rewardCodeMachine } from './reward-code.machine.ts';

export type RewardCodeRef = ActorRefFrom<typeof rewardCodeMachine>;
export type RewardCodeSnapshot = SnapshotFrom<typeof rewardCodeMachine>;

/** Whether there is anything to say of codes and cards. */
export const selectIsShown = (snapshot: RewardCodeSnapshot): boolean =>
  !snapshot.matches('loading') && !snapshot.matches('none');
export const selectIsUnavailable = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('unavailable');
export const selectIsApplying = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('applying');
export const selectIsChoosing = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('choosing');
export const selectIsRemoving = (snapshot: RewardCodeSnapshot): boolean => snapshot.matches('removing');
/** The cart is asked: nothing else can be asked meanwhile. */
export const selectIsBusy = (snapshot: RewardCodeSnapshot): boolean =>
  selectIsApplying(snapshot) || selectIsChoosing(snapshot) || selectIsRemoving(snapshot);
export const selectRewards = ({ context }: RewardCodeSnapshot) => context.rewards;
export const selectFailure = ({ context }: RewardCodeSnapshot) => context.failure;
