import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface ChangePasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export interface ChangePasswordContext {
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ChangePasswordEvent = { type: 'form.submitted'; fields: ChangePasswordFields };
