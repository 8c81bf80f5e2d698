import { decoded } from '#src/domain/decoded.ts';

/** The shop's token cookies. JavaScript cannot read them. */
export const cookieNames = { access: 'wm_access', refresh: 'wm_refresh' } as const;

/** Returns the value of one cookie of a Cookie header; null if the cookie is missing or its value cannot be decoded. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const mark = part.indexOf('=');
    if (mark > 0 && part.slice(0, mark).trim() === name) return decoded(part.slice(mark + 1).trim());
  }
  return null;
}

/** A Set-Cookie value of a cookie that only the server can read. `maxAge` is in seconds; 0 removes the cookie. */
export const httpOnlyCookie = (
  name: string,
  value: string,
  options: { maxAge: number; secure: boolean; path?: string },
): string =>
  `${name}=${encodeURIComponent(value)}; Path=${options.path ?? '/'}; Max-Age=${options.maxAge}; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`;
