import { setTimeout as pause } from 'node:timers/promises';
import { checkPassword, type CurrentPasswordDeps, wrongPassword } from '../auth/current-password.ts';
import { sessionOf } from '../auth/session-of.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Audit } from '../audit/audit.types.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Handler } from '../contract.ts';
import type { Database } from '../db/database.types.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import { accountErasedMail, type Sender } from '../mail/emails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { eraseAccount, finishedOrders, lockOrders } from '../retention/erase-account.ts';

/** Milliseconds for which the answer waits for the mail server: the account is erased already. */
const PATIENCE = 2000;

interface EraseDeps extends CurrentPasswordDeps, Pick<Sender, 'publicUrl'> {
  audit: Audit;
  carts: Pick<CartStore, 'forget'>;
  database: Database;
  log: Log;
  mailer: Mailer;
  sessions: Sessions;
}

/** Erases the account of the customer who is signed in, and ends all of their sessions (docs/decisions/062). */
export const eraseConsumer =
  (deps: EraseDeps): Handler<'eraseConsumer'> =>
  async ({ body: { password }, context }) => {
    const { audit, carts, consumers, database, log, mailer, sessions } = deps;
    const field = '/password';
    const session = sessionOf(context);
    const { consumer, passwordHash } = await checkPassword(deps, {
      session,
      password,
      field,
      address: context.address,
    });
    const actor = await audit.actorOfConsumer(consumer);
    const deleted = await database.transaction(async (tx) => {
      await lockOrders(tx, consumer.id);
      // The password was replaced meanwhile: whoever did that has ended this session.
      if (!(await consumers.claimHash(consumer.id, passwordHash, tx))) throw wrongPassword(field);
      const orders = await finishedOrders(tx, consumer.id);
      await audit.record({ kind: 'account-erased', ...actor }, tx);
      await sessions.endAll(consumer.id, { kept: null }, tx);
      return eraseAccount(tx, consumer, orders);
    });
    for (const id of deleted) carts.forget(id);
    // Not by the outbox: nothing of the address is stored any more.
    const sent = mailer
      .send(accountErasedMail(`account-erased:${crypto.randomUUID()}`, consumer, deps))
      .catch((error: unknown) =>
        log.warn({ error: errorFacts(error) }, 'the email about an erased account was not sent'),
      );
    await Promise.race([sent, pause(PATIENCE, undefined, { ref: false })]);
    return { status: 204, body: undefined };
  };
