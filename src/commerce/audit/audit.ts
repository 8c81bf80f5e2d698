import { createHmac } from 'node:crypto';
import { guestNumber } from '../auth/guest-number.ts';
import { emailKey } from '../auth/consumers.ts';
import type { Services } from '../services.ts';
import { associateOf } from '../stores/associates.ts';
import type { AuditActor, Audit } from './audit.types.ts';
import type { Consumer } from '../model/customer.ts';

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
