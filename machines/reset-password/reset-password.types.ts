import type { ApiFailure } from '#machines/shared/failure.ts';

export interface NewPasswordFields {
  newPassword: string;
  confirmPassword: string;
}

export interface ResetPasswordInput {
  /** True if the page was opened by the link of an e-mail. */
  hasLink: boolean;
  /** The answer to a form that was posted without script. */
  posted?: 'sent' | 'changed' | null;
  /** Why that form was refused. */
  failure?: ApiFailure | null;
}

export interface ResetPasswordContext {
  hasLink: boolean;
  posted: 'sent' | 'changed' | null;
  /** The e-mail address of the last request: the call is repeated with it after the bot check. */
  email: string | null;
  /** Token of the bot check, for one call; null if there was none. */
  token: string | null;
  /** Why the last try was refused. */
  failure: ApiFailure | null;
}

export type ResetPasswordEvent =
  | { type: 'link.requested'; email: string }
  /** The e-mail has not arrived, or went to the wrong address. */
  | { type: 'link.missed' }
  | ({ type: 'password.submitted' } & NewPasswordFields);
