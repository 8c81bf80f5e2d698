import type * as schema from '../schema.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const doing = new PersonalData('to prove who did what in a shop where money moves', 'legitimate interest', [
  'RETENTION_AUDIT_EVENTS',
]);

export const audit: { auditEvents: TableTags<typeof schema.auditEvents> } = {
  auditEvents: {
    seq: none,
    id: none,
    at: none,
    kind: none,
    actor: doing,
    role: none,
    subject: doing,
    facts: {
      way: none,
      storeId: none,
      storeEmployeeId: doing,
      amount: none,
      currency: none,
      pieces: none,
      adjustmentId: none,
      level: none,
      percent: none,
      other: doing,
    },
    reason: none,
  },
};
