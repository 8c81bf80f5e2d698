import { assertNewPassword, setPassword } from '../auth/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { ResetDeps } from '../auth/reset-password.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Handler } from '../contract.ts';
import { CommerceError } from '../errors.ts';

/** Replaces the password of the customer who is signed in, and ends their other sessions (core 7, Authentication). */
export const changePassword =
  (deps: ResetDeps): Handler<'changePassword'> =>
  async ({ body, context }) => {
    const { audit, consumers, database, outbox, passwords, tries } = deps;
    const session = sessionOf(context);
    if (session.consumerType === 'GUEST') throw new CommerceError('AUT404', 403);
    assertNewPassword(body);
    const attempt = await tries.begin('currentPassword', { target: session.subject, address: context.address });
    const consumer = await consumers.byId(session.subject);
    const known = consumer && (await consumers.byEmail(consumer.email));
    const wrong = () => new CommerceError('AUT450', 422, { field: '/currentPassword' });
    if (!known || !(await passwords.isRight(body.currentPassword, known.passwordHash))) throw wrong();
    await attempt.right();
    if (body.newPassword === body.currentPassword) throw new CommerceError('AUT451', 422, { field: '/newPassword' });
    const { id } = known.consumer;
    const hash = await hashPassword(body.newPassword);
    const actor = await audit.actorOfConsumer(known.consumer);
    const isSet = await database.transaction(async (tx) => {
      // False if the password was replaced meanwhile: whoever did that has ended this session.
      if (!(await consumers.claimHash(id, known.passwordHash, tx))) return false;
      await setPassword(deps, { id, hash, kept: session }, tx);
      await audit.record({ kind: 'password-changed', ...actor }, tx);
      return true;
    });
    if (!isSet) throw wrong();
    outbox.wake();
    return { status: 204, body: undefined };
  };
