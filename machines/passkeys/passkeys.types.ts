import type { Passkey } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';

export interface PasskeysContext {
  /** Null until they are read. */
  passkeys: Passkey[] | null;
  /** The passkey that the customer removes. */
  chosenId: string | null;
  /** Why the last change did not happen. */
  failure: ApiFailure | null;
}

export type PasskeysEvent =
  /** The customer wants a passkey, and is asked for the password. */
  | { type: 'addition.requested' }
  | { type: 'addition.confirmed'; password: string }
  | { type: 'addition.dismissed' }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'passkeys.retried' };
