import { createHmac } from 'node:crypto';
import { guestNumber } from '../auth/guest-number.ts';
import { type Consumers, emailKey } from '../auth/consumers.ts';
import { associateOf } from '../stores/associates.ts';
import type { AuditActor, Audit, RecordedEvent } from './audit.types.ts';
import type { Consumer } from '../model/customer.ts';
import type { Database, Raw } from '../db/database.types.ts';
import type { Catalogue } from '../cart/catalogue.ts';
import type { Keys } from '../keys.ts';
import type { Clock } from '../clock.ts';

export const system: AuditActor = { actor: 'system', role: 'SYSTEM' };

/** Writes an event, as `Audit.record` does: for commands, which have a database and no shop. */
export async function recordEvent(
  raw: Raw,
  { id = crypto.randomUUID(), kind, actor, role, subject, facts = {}, reason }: RecordedEvent,
  at: Date,
): Promise<void> {
  await raw(
    `INSERT INTO audit_events (id, at, kind, actor, role, subject, facts, reason)
     VALUES ($1, $2::timestamptz, $3, $4, $5, $6, $7::jsonb, $8) ON CONFLICT (id) DO NOTHING`,
    [id, at.toISOString(), kind, actor, role, subject ?? null, JSON.stringify(facts), reason ?? null],
  );
}

interface AuditDeps {
  database: Database;
  clock: Clock;
  consumers: Consumers;
  catalogue: Pick<Catalogue, 'stores'>;
  keys: Pick<Keys, 'limits'>;
}

export function createAudit({ database, clock, consumers, catalogue, keys }: AuditDeps): Audit {
  const actorOfConsumer = async (consumer: Consumer): Promise<AuditActor> => ({
    actor: consumer.consumerNo,
    role: (await associateOf(catalogue, consumer))?.role ?? consumer.consumerType,
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

    record: (event, raw = database.raw) => recordEvent(raw, event, new Date(clock())),
  };
}
