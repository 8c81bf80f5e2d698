import type { Currency, ErrorId, PromotionLevel } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { Session } from '../auth/session.types.ts';
import type { Consumer } from '../auth/consumers.ts';

/** What the trail records. */
export type AuditKind =
  | 'sign-in'
  | 'associate-sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sale-begun'
  | 'sale-ended'
  | 'adjustment-given'
  | 'adjustment-changed'
  | 'adjustment-removed'
  | 'adjustment-agreed'
  | 'adjustment-agreement-failed'
  | 'cancellation'
  | 'refund'
  | 'return-label'
  | 'terms-accepted';

/** Who did it. Never an e-mail or a name. */
export interface AuditActor {
  /** Consumer number; `G…` of a guest; `unknown:…` for somebody who gave an e-mail that nobody has; `system`. */
  actor: string;
  /** For an associate what they are in their store, else the consumer type. */
  role: 'associate' | 'manager' | 'EMPLOYEE' | 'REGISTERED' | 'GUEST' | 'NONE' | 'SYSTEM';
}

/** Numbers and codes of what happened: nothing that names or describes a person. Amounts are minor units. */
export interface AuditFacts {
  /** Which way in was tried. */
  way?: 'sign-in' | 'associate-sign-in';
  storeId?: string;
  storeEmployeeId?: string;
  amount?: number;
  currency?: Currency | null;
  /** How many things come back. */
  pieces?: number;
  /** Of a price adjustment. */
  adjustmentId?: string;
  level?: PromotionLevel;
  /** Of the price that associates take off with this adjustment. */
  percent?: number;
  /** Consumer number of the other associate: who agreed, or who sells. */
  other?: string;
}

export interface AuditEvent extends AuditActor {
  kind: AuditKind;
  /** Number of the order, or id of the cart, that it is about. */
  subject?: string;
  facts?: AuditFacts;
  /** A code: the reason that was chosen, or why it failed. */
  reason?: ErrorId | (string & {});
}

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
