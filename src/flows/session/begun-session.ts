import type { CutOff } from '#machines/session/session.types.ts';
import { begunSession } from '#src/domain/begun-session.ts';

/** Returns the value of the cookie, undefined without one. */
export const begunBefore = (): string | undefined => new RegExp(`${begunSession}=(\\w+)`).exec(document.cookie)?.[1];

export const endBegun = (): void => {
  document.cookie = `${begunSession}=; Path=/; Max-Age=0`;
};

/**
 * Waits for the answer of a call that begins a session. Its cookies come with the answer, also to a page that is left
 * meanwhile and can store nothing: until then the browser knows that what it has stored may be another shopper's.
 */
export async function beginning<Answer>(call: Promise<Answer>, cutOff: CutOff | null): Promise<Answer> {
  document.cookie = `${begunSession}=${cutOff ?? 'none'}; Path=/; SameSite=Lax`;
  const answer = await call;
  endBegun();
  return answer;
}
