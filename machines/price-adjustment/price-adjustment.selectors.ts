import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { priceAdjustmentMachine } from './price-adjustment.machine.ts';
import { offOf } from './price-adjustment.rules.ts';

export type PriceAdjustmentRef = ActorRefFrom<typeof priceAdjustmentMachine>;
type Snapshot = SnapshotFrom<typeof priceAdjustmentMachine>;

/** True from the click until the form is closed. */
export const selectIsBusy = (snapshot: Snapshot): boolean =>
  !snapshot.matches('editing') && !snapshot.matches('asking');
export const selectIsApplying = (snapshot: Snapshot): boolean => snapshot.matches('applying');
export const selectIsRemoving = (snapshot: Snapshot): boolean => snapshot.matches('removing');
/** True while the form of the second associate is shown, also during its call. */
export const selectIsAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches('asking') || snapshot.matches('agreeing');
export const selectIsAgreeing = (snapshot: Snapshot): boolean => snapshot.matches('agreeing');
export const selectCap = ({ context }: Snapshot): number => context.cap ?? 0;
export const selectReason = ({ context }: Snapshot) => context.reasonCode;
export const selectCanRemove = ({ context }: Snapshot): boolean => context.adjustmentId !== null;
export const selectThing = ({ context }: Snapshot) => context.thing;
export const selectWay = ({ context }: Snapshot) => context.way;
export const selectWritten = ({ context }: Snapshot) => context.written;
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** Returns the discount for all pieces together; 0 while the input cannot be applied. */
export const selectOff = ({ context }: Snapshot): number => offOf(context);
