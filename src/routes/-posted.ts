import type { ApiFailure } from '#machines/shared/failure.ts';
import type { ResetPasswordInput } from '#machines/reset-password/reset-password.types.ts';
import { usePosted } from '#src/ui/form/posted.ts';

/**
 * The answer to a form that was posted without script, in the address of the page (src/server/posted-forms.ts). A
 * refused form is answered by its page itself: only the server's render sees `refused`.
 */
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

/** The refusal of the posted form, with the fields that it is about if the server knows them; null without one. */
export function useRefusal({ refused }: PostedAnswer): ApiFailure | null {
  const posted = usePosted();
  if (refused === undefined) return null;
  return posted?.failure ?? { errorId: refused, message: '', status: 400 };
}

export const useResetInput = (answer: PostedAnswer, hasLink: boolean): ResetPasswordInput => ({
  hasLink,
  posted: answer.posted === undefined || answer.posted === 'created' ? null : answer.posted,
  failure: useRefusal(answer),
});
