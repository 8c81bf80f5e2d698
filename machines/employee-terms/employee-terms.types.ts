import type { ApiFailure } from '#machines/shared/failure.ts';

export interface EmployeeTermsContext {
  /** Why the last try to accept was refused. */
  failure: ApiFailure | null;
}

export type EmployeeTermsEvent =
  | { type: 'terms.accepted' }
  /** Not now, or the dialog was closed: they are asked again at the next sign-in. */
  | { type: 'terms.declined' };
