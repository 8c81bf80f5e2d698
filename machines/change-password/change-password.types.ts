import type { ApiFailure } from '#machines/shared/failure.ts';

/** What the shopper fills in. */
export interface ChangePasswordFields {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What became of a form that was sent without script; absent in the dialog. */
export interface ChangePasswordInput {
  isPosted?: boolean;
  failure?: ApiFailure | null;
}

export interface ChangePasswordContext {
  /** The password was changed by a form without script. */
  isPosted: boolean;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ChangePasswordEvent = { type: 'form.submitted'; fields: ChangePasswordFields };
