import { checkPassword, wrongPassword } from '../auth/current-password.ts';
import { assertNewPassword, setPassword } from '../auth/new-password.ts';
import type { ResetDeps } from '../auth/reset-password.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

const field = '/currentPassword';

/** Replaces the password of the customer who is signed in, and ends their other sessions (core 7, Authentication). */
export const changePassword =
  (deps: ResetDeps): Handler<'changePassword'> =>
  async ({ body, context }) => {
    const { audit, consumers, database, outbox, passwords } = deps;
    const session = sessionOf(context);
    if (session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    assertNewPassword(body);
    const known = await checkPassword(deps, {
      session,
      password: body.currentPassword,
      field,
      address: context.address,
    });
    if (body.newPassword === body.currentPassword) throw new CommerceError('AUT451', 422, { field: '/newPassword' });
    const { id } = known.consumer;
    const hash = await passwords.hash(body.newPassword);
    const actor = await audit.actorOfConsumer(known.consumer);
    const isSet = await database.transaction(async (tx) => {
      // False if the password was replaced meanwhile: whoever did that has ended this session.
      if (!(await consumers.claimHash(id, known.passwordHash, tx))) return false;
      await setPassword(deps, { id, hash, kept: session }, tx);
      await audit.record({ kind: 'password-changed', ...actor }, tx);
      return true;
    });
    if (!isSet) throw wrongPassword(field);
    outbox.wake();
    return { status: 204, body: undefined };
  };
