import { createHmac, hash, randomBytes } from 'node:crypto';
import { cloudinaryHost, playerHosts } from '#src/domain/video-source.ts';
import { styleNonceName } from '#src/domain/style-nonce.ts';
import type { Config } from './config.ts';

/** Hash of the style (`touch-action`) that React Aria writes into the head when something is first pressed. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Origins that pages may use: PAYMENT_SCRIPT_ORIGINS, PAYMENT_PAGE_ORIGINS, SOCIAL_GALLERY_IMAGE_ORIGINS and
 * CONTENT_PICTURE_URL.
 */
export interface OtherOrigins {
  /** Of the payment provider: of the scripts of the card fields and of PayPal, and of what those ask and show. */
  scripts: readonly string[];
  /** Of its frames, and of the pages of a lender or of PayPal that a form leads to. */
  pages: readonly string[];
  /** Of shoppers' and of editors' pictures. */
  pictures: readonly string[];
}

/** Returns the sources of the policy for a host and every host below it; none without an address. */
export function familyOf(address: string | undefined): string[] {
  if (address === undefined) return [];
  const { protocol, host } = new URL(address);
  return [`${protocol}//${host}`, `${protocol}//*.${host}`];
}

/**
 * The Content-Security-Policy of one HTML page. Allows inline scripts (the router's hydration data; plain data needs no
 * permission) by their hash. So the page can be cached: a nonce would have to differ for every reader.
 */
export function contentSecurityPolicy(
  html: string,
  others: OtherOrigins = { scripts: [], pages: [], pictures: [] },
  styleNonce: string | null = null,
): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${hash('sha256', body, 'base64')}'`);
  }
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...others.scripts].join(' '),
    // The development server sends inline styles; a built shop never does.
    import.meta.env.DEV
      ? "style-src 'self' 'unsafe-inline'"
      : [
          `style-src 'self' ${pressableStyle}`,
          ...(styleNonce ? [`'nonce-${styleNonce}'`] : []),
          ...others.scripts,
        ].join(' '),
    // Vite's client uses a worker to wait until the server is back.
    ...(import.meta.env.DEV ? ["worker-src 'self' blob:"] : []),
    // React writes style attributes (a swatch's colour). They cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...others.scripts, ...others.pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...others.scripts].join(' '),
    // Videos of the video service, and of video-sharing sites in their players (src/domain/video-source.ts).
    `media-src 'self' ${cloudinaryHost}`,
    ['frame-src', "'self'", ...Object.values(playerHosts), ...others.pages].join(' '),
    "frame-ancestors 'self'",
    ['form-action', "'self'", ...others.pages].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

const nonceKey = randomBytes(32);

/**
 * Adds a nonce to a page, with which PayPal's script may write style elements, and no script (decision 095). It is made
 * from the page, so that the cached page and its ETag stay what they are, and nobody knows it before the page is there.
 */
export function withStyleNonce(html: string): { html: string; nonce: string } {
  const nonce = createHmac('sha256', nonceKey).update(html).digest('base64url').slice(0, 22);
  return { html: html.replace('</head>', `<meta name="${styleNonceName}" nonce="${nonce}"/></head>`), nonce };
}

type Site = Pick<Config, 'PUBLIC_URL' | 'MODE' | 'PAYPAL_CLIENT_ID'>;

/**
 * Headers of a static file. The other headers are for documents; sent with each of seven scripts they would add 1.5 kB
 * to a first page.
 */
export const fileHeaders = ({ PUBLIC_URL }: Pick<Site, 'PUBLIC_URL'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Headers of every other answer. Outside production the page can reach the window of the live inspector, and PayPal's
 * script the window that it opens.
 */
export const securityHeaders = (site: Site): Record<string, string> => ({
  ...fileHeaders(site),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
  'cross-origin-opener-policy':
    site.MODE === 'production' && !site.PAYPAL_CLIENT_ID ? 'same-origin' : 'same-origin-allow-popups',
});
