import { MissingPart } from '#src/ui/behaviour/later.tsx';
import type { OrderRef } from '#machines/order/order.selectors.ts';

/** In the place of the question, where its code could not be fetched: the order stays. */
export const MissingCancelDialog = ({ actor }: { actor: OrderRef }) => (
  <MissingPart onClose={() => actor.send({ type: 'cancellation.dismissed' })} />
);
