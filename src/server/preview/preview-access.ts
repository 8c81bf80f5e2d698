import { createAccessCheck } from '../access-key.ts';
import type { Config } from '../config.ts';
import { isOn } from '../modes.ts';
import { refusal } from '../refusal.ts';

/** Header with the access value of a preview, which the storefront sends to the service. */
export const PREVIEW_KEY_HEADER = 'x-preview-key';

export interface PreviewAccess {
  /** True if an editor's browser may see a preview: with HTTP authentication by the value as password. */
  allows(headers: Pick<Headers, 'get'>): boolean;
  /** True if a client of the service may read a preview: by the header. */
  allowsCall(headers: Pick<Headers, 'get'>): boolean;
  /** The value that the storefront sends to the service; null if there are no previews. */
  value: string | null;
}

/** The access value outside production, where everybody may preview: fixed, and no secret (catalogue 9). */
const SANDBOX_VALUE = 'waymark-sandbox-preview';

const passwordIn = (authorization: string | null): string | null => {
  const [, encoded] = /^basic\s+(\S+)$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
};

/** Without PREVIEW_KEY everybody may preview outside production, and nobody in production. */
export function createPreviewAccess({ MODE, PREVIEW_KEY }: Pick<Config, 'MODE' | 'PREVIEW_KEY'>): PreviewAccess {
  const isOpen = PREVIEW_KEY === undefined && isOn('openPreview', MODE);
  const isKey = createAccessCheck([PREVIEW_KEY ?? SANDBOX_VALUE]);
  const passes = (shown: string | null) => isOpen || (PREVIEW_KEY !== undefined && isKey(shown));
  return {
    allows: (headers) => passes(passwordIn(headers.get('authorization'))),
    allowsCall: (headers) => passes(headers.get(PREVIEW_KEY_HEADER)),
    value: PREVIEW_KEY ?? (isOpen ? SANDBOX_VALUE : null),
  };
}

/** True for a call of the contract that reads a preview: below `/pre`, or in the mode `preview`. */
export const isPreviewCall = (pathname: string): boolean => /^\/(?:pre|preview)\//.test(pathname);

/** Refuses a preview; a browser asks its reader for the value and sends it with every request of the site. */
export const refusedPreview = (): Response =>
  refusal(401, 'API400', {
    message: 'A preview needs its access value.',
    headers: { 'www-authenticate': 'Basic realm="Preview", charset="UTF-8"', 'x-robots-tag': 'noindex, nofollow' },
  });
