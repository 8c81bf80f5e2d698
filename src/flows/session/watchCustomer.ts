import type { SessionRef } from './requestSignIn.ts';
import { selectIsRegistered } from '#machines/session/session.selectors.ts';

/** Tells when somebody signs in or out; once at the beginning when a customer is there already. Answers how to stop. */
export function watchCustomer(session: SessionRef, tell: (event: { type: 'customer.arrived' | 'customer.left' }) => void): () => void {
  let isThere = selectIsRegistered(session.getSnapshot());
  if (isThere) tell({ type: 'customer.arrived' });
  const { unsubscribe } = session.subscribe((snapshot) => {
    // While a token is renewed nobody has left.
    if (snapshot.matches('refreshing')) return;
    const isNow = selectIsRegistered(snapshot);
    if (isNow === isThere) return;
    isThere = isNow;
    tell({ type: isNow ? 'customer.arrived' : 'customer.left' });
  });
  return unsubscribe;
}
