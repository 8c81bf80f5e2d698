import type { SnapshotFrom } from 'xstate';
import type { deliveryMachine } from './delivery.machine.ts';

export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>;

/** True from the decision until the dialog is closed. */
export const selectIsBusy = (snapshot: DeliverySnapshot): boolean => !snapshot.matches('choosing');
export const selectDecision = ({ context }: DeliverySnapshot) => context.decision;
export const selectFailure = ({ context }: DeliverySnapshot) => context.failure;
