import { createHmac } from 'node:crypto';
import { guestNumber } from '../auth/guest-number.ts';
import { type Consumer, emailKey } from '../auth/consumers.ts';
import type { Session } from '../auth/session.types.ts';
import type { Raw } from '../db/connect.ts';
import type { Services } from '../services.ts';
import { associateOf } from '../stores/associates.ts';
import type { AuditActor, AuditEvent } from './audit.types.ts';

/** The trail of who did what, when and why. The database lets nobody change it (docs/decisions/026). */
export interface Audit {
  /** Writes an event; in a transaction, by its `raw`. With an `id` it is written once, however often it is told. */
  record(event: AuditEvent & { id?: string }, raw?: Raw): Promise<void>;
  /** Who has a session. */
  actorOf(session: Session): Promise<AuditActor>;
  /** Who has an account. */
  actorOfConsumer(consumer: Consumer): Promise<AuditActor>;
  /** Somebody who gave an e-mail that no account has: the same e-mail is the same actor, and cannot be read from it. */
  stranger(email: string): AuditActor;
}

export const system: AuditActor = { actor: 'system', role: 'SYSTEM' };

type Deps = Pick<Services, 'database' | 'clock' | 'consumers' | 'catalogue' | 'keys'>;

export function createAudit(services: Deps): Audit {
  const { database, clock, consumers, keys } = services;

  const actorOfConsumer = async (consumer: Consumer): Promise<AuditActor> => ({
    actor: consumer.consumerNo,
    role: (await associateOf(services, consumer))?.role ?? consumer.consumerType,
  });

  return {
    actorOfConsumer,

    async actorOf({ subject, consumerType }) {
      const consumer = consumerType === 'GUEST' ? null : await consumers.byId(subject);
      return consumer ? actorOfConsumer(consumer) : { actor: guestNumber(subject), role: consumerType };
    },

    stranger: (email) => ({
      actor: `unknown:${createHmac('sha256', keys.limits)
        .update(`audit ${emailKey(email)}`)
        .digest('hex')
        .slice(0, 12)}`,
      role: 'NONE',
    }),

    async record(
      { id = crypto.randomUUID(), kind, actor, role, subject = null, facts = {}, reason = null },
      raw = database.raw,
    ) {
      await raw(
        `INSERT INTO audit_events (id, at, kind, actor, role, subject, facts, reason)
         VALUES ($1, $2::timestamptz, $3, $4, $5, $6, $7::jsonb, $8) ON CONFLICT (id) DO NOTHING`,
        [id, new Date(clock()).toISOString(), kind, actor, role, subject, JSON.stringify(facts), reason],
      );
    },
  };
}
