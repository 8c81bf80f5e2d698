import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { payLaterMachine } from './pay-later.machine.ts';

export type PayLaterRef = ActorRefFrom<typeof payLaterMachine>;
export type PayLaterSnapshot = SnapshotFrom<typeof payLaterMachine>;

export const selectMethod = ({ context }: PayLaterSnapshot) => context.method;

/** `away`: the browser goes to the provider. `back`: the decision is being read. */
export const selectScene = (snapshot: PayLaterSnapshot): 'away' | 'back' | 'unreached' => {
  if (snapshot.matches('unreached')) return 'unreached';
  return snapshot.matches('asking') || snapshot.matches('leaving') ? 'away' : 'back';
};
