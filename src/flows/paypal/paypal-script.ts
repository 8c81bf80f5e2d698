import type { PayPalNamespace } from '@paypal/paypal-js';
import { allows } from '#src/domain/consent.ts';
import { styleNonceName } from '#src/domain/style-nonce.ts';
import { pageStanding } from '#src/flows/consent/index.ts';
import { addScript } from '#src/flows/shared/addScript.ts';

/** The script of this page; it has one currency and one language. */
let known: { url: string; script: Promise<PayPalNamespace> } | null = null;

/** A third party's script is a convenience, because PayPal's page pays as well: functional cookies, C0003. */
export function mayLoad(scriptUrl: string): boolean {
  const standing = pageStanding();
  const isOwn = new URL(scriptUrl, location.href).origin === location.origin;
  return isOwn || (standing !== null && allows('C0003', standing));
}

/** Names the nonce that PayPal's script puts on its style elements. */
function styleNonce(): DOMStringMap {
  const nonce = document.querySelector<HTMLMetaElement>(`meta[name="${styleNonceName}"]`)?.nonce;
  return nonce ? { cspNonce: nonce } : {};
}

/** Loads PayPal's script, or what stands in for it, once. After a failure the next call tries again. */
export function loadPayPal(scriptUrl: string): Promise<PayPalNamespace> {
  if (known?.url === scriptUrl) return known.script;
  window.paypal = null;
  const script = addScript(scriptUrl, null, () => window.paypal ?? undefined, styleNonce());
  known = { url: scriptUrl, script };
  script.catch(() => {
    if (known?.script === script) known = null;
  });
  return script;
}
