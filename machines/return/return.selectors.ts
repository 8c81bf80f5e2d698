import type { SnapshotFrom } from 'xstate';
import type { returnMachine } from './return.machine.ts';

export type ReturnSnapshot = SnapshotFrom<typeof returnMachine>;

export const selectItems = ({ context }: ReturnSnapshot) => context.items;
export const selectIsMaking = (snapshot: ReturnSnapshot) => snapshot.matches('making');
export const selectIsNothing = (snapshot: ReturnSnapshot) => snapshot.matches({ choosing: 'nothing' });
export const selectRefusal = (snapshot: ReturnSnapshot) =>
  snapshot.matches({ choosing: 'refused' }) ? snapshot.context.failure : null;
