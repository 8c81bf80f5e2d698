import type { Session } from '../model/session.ts';
import { later } from '../outbox/outbox.ts';
import { deletePasskey } from './passkeys.ts';
import type { ShowPasskeyDeps } from './show-passkey.ts';

/**
 * Removes a passkey of a session's account, if it has it, with the sign-ins that are not finished, and queues the
 * e-mail that tells its owner.
 */
export async function removePasskeyOf(
  { audit, clock, codes, database, outbox }: ShowPasskeyDeps,
  session: Session,
  passkeyId: string,
): Promise<void> {
  const actor = await audit.actorOf(session);
  const { subject: about } = session;
  await database.transaction(async (tx) => {
    if (!(await deletePasskey(tx, about, passkeyId))) return;
    // The signature may have got a code that no session has begun with.
    await codes.endAll(about, tx);
    await audit.record({ kind: 'passkey-removed', ...actor }, tx);
    await later(tx, [{ id: `passkey-removed:${passkeyId}`, kind: 'passkey-removed', about }], new Date(clock()));
  });
  outbox.wake();
}
