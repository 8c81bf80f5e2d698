import type { SessionRef } from './requestSignIn.ts';
import { selectCustomerNo, selectIsRegistered, type SessionSnapshot } from '#machines/session/session.selectors.ts';

const customerIn = (snapshot: SessionSnapshot) => (selectIsRegistered(snapshot) ? selectCustomerNo(snapshot) : null);

/**
 * Tells when somebody signs in or out; once at the beginning when a customer is there already. Where another tab put
 * another customer in somebody's place, the first left and the second arrived. Answers how to stop.
 */
export function watchCustomer(
  session: SessionRef,
  tell: (event: { type: 'customer.arrived' | 'customer.left' }) => void,
): () => void {
  let known = customerIn(session.getSnapshot());
  if (known !== null) tell({ type: 'customer.arrived' });
  const { unsubscribe } = session.subscribe((snapshot) => {
    // While a token is renewed nobody has left.
    if (snapshot.matches('refreshing')) return;
    const now = customerIn(snapshot);
    if (now === known) return;
    if (known !== null) tell({ type: 'customer.left' });
    known = now;
    if (now !== null) tell({ type: 'customer.arrived' });
  });
  return unsubscribe;
}
