import type { ApiFailure } from '#machines/shared/failure.ts';

export interface EmployeeTermsContext {
  /** Why the last try to accept was refused. */
  failure: ApiFailure | null;
}

export type EmployeeTermsEvent =
  | { type: 'terms.accepted' }
  /** Declined, or the dialog was closed: the terms are shown again at the next sign-in. */
  | { type: 'terms.declined' };
