import { MissingPart } from '#src/ui/behaviour/later.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';

/** Shown if the code of the dialog could not be loaded: the order is not cancelled. */
export const MissingCancelDialog = ({ actor }: { actor: OrderRef }) => (
  <MissingPart onClose={() => actor.send({ type: 'cancellation.dismissed' })} />
);
