import type { ResetPasswordInput } from '#machines/reset-password/reset-password.types.ts';

/** The answer to a form that was posted without script, in the address of the page (src/server/posted-forms.ts). */
export interface PostedAnswer {
  posted?: 'sent' | 'changed' | 'created';
  /** An error id. */
  refused?: string;
}

const refusals = /^[A-Z0-9]{3,10}$/;

/** Reads it from an address. */
export function answerOf({ posted, refused }: Record<string, unknown>): PostedAnswer {
  if (posted === 'sent' || posted === 'changed' || posted === 'created') return { posted };
  return typeof refused === 'string' && refusals.test(refused) ? { refused } : {};
}

export const postedInput = ({ posted, refused }: PostedAnswer, hasLink: boolean): ResetPasswordInput => ({
  hasLink,
  posted: posted === undefined || posted === 'created' ? null : posted,
  failure: refused === undefined ? null : { errorId: refused, message: '', status: 400 },
});
