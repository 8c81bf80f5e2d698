import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passkeysMachine } from './passkeys.machine.ts';

export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;
type Snapshot = SnapshotFrom<typeof passkeysMachine>;
export type PasskeysScreen = 'loading' | 'unavailable' | 'list';

export const selectScreen = (snapshot: Snapshot): PasskeysScreen =>
  snapshot.matches('loading') ? 'loading' : snapshot.matches('unavailable') ? 'unavailable' : 'list';
export const selectPasskeys = ({ context }: Snapshot) => context.passkeys;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** True while the customer is asked for the password, until the passkey is made. */
export const selectIsProving = (snapshot: Snapshot): boolean =>
  snapshot.matches('proving') || snapshot.matches('adding');
/** True if the last refusal is about the password. */
export const selectIsPasswordWrong = ({ context }: Snapshot): boolean => context.failure?.errorId === 'AUT450';
export const selectIsAdding = (snapshot: Snapshot): boolean => snapshot.matches('adding');
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** True while a change is made or asked about: no other one begins meanwhile. */
export const selectIsTaken = (snapshot: Snapshot): boolean => !snapshot.matches('listed');
/** False once the account has as many passkeys as it may have. */
export const selectHasRoom = (snapshot: Snapshot): boolean =>
  !snapshot.matches('listed') || snapshot.can({ type: 'addition.requested' });
/** The id of the passkey that the customer is asked about. */
export const selectAskedId = (snapshot: Snapshot): string | null =>
  snapshot.matches('confirming') || snapshot.matches('removing') ? snapshot.context.chosenId : null;
