import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { erasureMachine } from './erasure.machine.ts';

export type ErasureRef = ActorRefFrom<typeof erasureMachine>;
type Snapshot = SnapshotFrom<typeof erasureMachine>;
export type ErasureScreen = 'asking' | 'form' | 'erased' | 'guest';

export const selectScreen = (snapshot: Snapshot): ErasureScreen => {
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches('erased')) return 'erased';
  return snapshot.matches('guest') || snapshot.matches('leaving') ? 'guest' : 'form';
};

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** True if the last refusal is about the password. */
export const selectIsPasswordWrong = ({ context }: Snapshot): boolean => context.failure?.errorId === 'AUT450';
/** True if the account stays because an order is on its way or a refund is due. */
export const selectHasUnfinishedOrder = ({ context }: Snapshot): boolean => context.failure?.errorId === 'API409';
