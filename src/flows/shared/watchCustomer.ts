import type { SessionRef } from './requestSignIn.ts';
import { selectCustomerNo, selectIsRegistered, type SessionSnapshot } from '#machines/session/session.selectors.ts';

/** A token renewal is no sign-out: the customer is who they were until it is refused. */
const customerIn = (snapshot: SessionSnapshot) =>
  selectIsRegistered(snapshot) || snapshot.matches('refreshing') ? selectCustomerNo(snapshot) : null;

/**
 * Reports when a customer signs in or out, and once at the start if one is signed in. If another tab replaced one
 * customer by another, reports that the first left and the second arrived. Returns a function that stops this.
 */
export function watchCustomer(
  session: SessionRef,
  tell: (event: { type: 'customer.arrived' | 'customer.left' }) => void,
): () => void {
  let known = customerIn(session.getSnapshot());
  if (known !== null) tell({ type: 'customer.arrived' });
  const { unsubscribe } = session.subscribe((snapshot) => {
    const now = customerIn(snapshot);
    if (now === known) return;
    if (known !== null) tell({ type: 'customer.left' });
    known = now;
    if (now !== null) tell({ type: 'customer.arrived' });
  });
  return unsubscribe;
}
