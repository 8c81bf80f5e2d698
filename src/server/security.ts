import { hash } from 'node:crypto';
import type { Config } from './config.ts';

/** What React Aria writes into the head of a page with the first thing that is pressed: `touch-action`, by its hash. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The Content-Security-Policy of one HTML page. Inline scripts (the router's hydration data; plain data needs none) are
 * allowed by their hash, which keeps the page cacheable: a nonce would have to differ for every reader.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${hash('sha256', body, 'base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // The development server hands out styles inline; a built shop never does.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${pressableStyle}`,
    // Vite's client waits in a worker for a server that comes back.
    ...(import.meta.env.DEV ? ["worker-src 'self' blob:"] : []),
    // React writes style attributes (a swatch's colour); they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

type Site = Pick<Config, 'PUBLIC_URL' | 'MODE'>;

/**
 * Sent with a file that a page is made of. The other headers say what a document may do; with each of seven scripts
 * they would cost a first page 1.5 kB.
 */
export const fileHeaders = ({ PUBLIC_URL }: Site): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Sent with everything else that the shop answers. Outside production the window of the live inspector can be reached.
 */
export const securityHeaders = (site: Site): Record<string, string> => ({
  ...fileHeaders(site),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  'cross-origin-opener-policy': site.MODE === 'production' ? 'same-origin' : 'same-origin-allow-popups',
});
