import type { Currency, ErrorId, PromotionLevel } from '#openapi/generated/waymark.gen.ts';
import type { Raw } from '../db/database.types.ts';
import type { Session } from '../model/session.ts';
import type { Consumer } from '../model/customer.ts';

/** The kinds of events in the audit trail. */
export type AuditKind =
  | 'sign-in'
  | 'associate-sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'sign-up'
  | 'password-reset'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'loyalty-joined'
  | 'loyalty-left'
  | 'data-downloaded'
  | 'account-erased'
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
  | 'terms-accepted'
  | 'question-approved'
  | 'question-rejected'
  | 'review-approved'
  | 'review-rejected';

/** The person or system that acted. Never an e-mail or a name. */
export interface AuditActor {
  /** Consumer number; `G…` for a guest; `unknown:…` for an e-mail that no account has; `system`. */
  actor: string;
  /** An associate's role in the store; the consumer type for everybody else. */
  role: 'associate' | 'manager' | 'EMPLOYEE' | 'REGISTERED' | 'GUEST' | 'NONE' | 'SYSTEM';
}

/** Numbers and codes of the event. Contains nothing that names or describes a person. Amounts are minor units. */
export interface AuditFacts {
  /** The kind of sign-in that was tried. */
  way?: 'sign-in' | 'associate-sign-in' | 'passkey';
  storeId?: string;
  storeEmployeeId?: string;
  amount?: number;
  currency?: Currency | null;
  /** Number of items in a return. */
  pieces?: number;
  /** Id of the price adjustment. */
  adjustmentId?: string;
  level?: PromotionLevel;
  /** The total discount that associates have given on the price, this adjustment included, in percent. */
  percent?: number;
  /** Consumer number of the other associate: the one who agreed, or the one who sells. */
  other?: string;
}

export interface AuditEvent extends AuditActor {
  kind: AuditKind;
  /** Number of the order, or id of the cart or review, that the event is about. */
  subject?: string;
  facts?: AuditFacts;
  /** A code: the reason that was chosen, or the cause of the failure. */
  reason?: ErrorId | (string & {});
}

/** An event to write; one with an `id` is written only once. */
export type RecordedEvent = AuditEvent & { id?: string };

/** The audit trail: who did what, when and why. The database allows no changes to it (docs/decisions/026). */
export interface Audit {
  /** Writes an event; with `raw`, inside that transaction. */
  record(event: RecordedEvent, raw?: Raw): Promise<void>;
  /** Returns the actor of a session. */
  actorOf(session: Session): Promise<AuditActor>;
  /** Returns the actor of an account. */
  actorOfConsumer(consumer: Consumer): Promise<AuditActor>;
  /**
   * Returns the actor for an e-mail that no account has. The same e-mail gives the same actor, which does not reveal
   * it.
   */
  stranger(email: string): AuditActor;
}
