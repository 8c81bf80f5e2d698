import { createHash, randomBytes } from 'node:crypto';
import { begunSession } from '#src/domain/begun-session.ts';

/** Calls an operation through the gateway, as the browser that posted the form. */
export type PostedCall = (path: string, body: object, method?: 'GET' | 'POST' | 'PUT' | 'DELETE') => Promise<Response>;

/**
 * The sign-in of a form that was posted without script: what the session's chart does in the browser (core 4,
 * Authentication). Returns the answer of the last call; its cookies are the session. The cart of a guest does not come
 * along: without script there is none.
 */
export async function signInPosted(call: PostedCall, typed: URLSearchParams): Promise<Response> {
  const codeVerifier = randomBytes(32).toString('base64url');
  const shown = await call('/consumers-v3/auth/signin', {
    type: 'Registered',
    username: typed.get('email')?.trim() ?? '',
    password: typed.get('password') ?? '',
    codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
  });
  if (!shown.ok) return shown;
  const { authorizationCode } = (await shown.json()) as { authorizationCode: string };
  const begun = await call('/token/v2/auth/token', { grant: 'registered', authorizationCode, codeVerifier });
  if (!begun.ok) return begun;
  const headers = new Headers(begun.headers);
  headers.append('set-cookie', `${begunSession}=1; Path=/; Max-Age=${60 * 60 * 24 * 30}; SameSite=Lax`);
  return new Response(null, { status: 200, headers });
}
