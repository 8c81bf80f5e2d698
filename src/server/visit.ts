import type { Channel } from '#openapi/generated/waymark.gen.ts';
import { readCookie } from './cookies.ts';

/** What the storefront adds to each call of the contract (core 1 and 7). No script of a page reads or sets it. */
export interface Visit {
  /** Header `x-usid`. */
  usid: string;
  /** Header `x-channel`. */
  channel: Channel;
}

/** Header `source` of a call that names no source of its own. */
export const defaultSource = 'ECOM15';

/** The cookie with the id of the visit. It ends with the browser's session, and survives sign-in and sign-out. */
const usidCookie = 'wm_usid';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id of the visit; null without one. */
export function usidOf(cookie: string | null): string | null {
  const usid = readCookie(cookie, usidCookie);
  return usid !== null && uuid.test(usid) ? usid : null;
}

/** A Set-Cookie value that keeps the id of a visit. */
export const usidCookieOf = (usid: string, isSecure: boolean): string =>
  `${usidCookie}=${usid}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
