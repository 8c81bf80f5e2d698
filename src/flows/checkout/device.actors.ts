import { fromCallback } from 'xstate';
import type { DeviceCommand } from '#machines/checkout/checkout.types.ts';
import { api } from '#src/api/api.ts';

const storageKey = 'waymark.device';

/**
 * Returns one hash of browser, language, time zone and screen, by which a payment provider compares devices. It
 * contains no data about the shopper, and nothing is stored in the browser.
 */
async function fingerprint(): Promise<string> {
  const { width, height, colorDepth } = screen;
  const facts = [
    navigator.userAgent,
    navigator.language,
    new Date().getTimezoneOffset(),
    width,
    height,
    colorDepth,
  ].join('|');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(facts));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function report(cartId: string): Promise<void> {
  if (sessionStorage.getItem(storageKey) === cartId) return;
  sessionStorage.setItem(storageKey, cartId);
  await api.POST('/cart/v1/deviceFingerPrint', { body: { cartId, deviceFingerprint: await fingerprint() } });
}

/** Sends the fingerprint once per cart of this tab. The checkout continues even if the call fails. */
export const reportDevice = fromCallback<DeviceCommand, undefined>(({ receive }) =>
  receive(({ basketId }) => void report(basketId).catch(() => undefined)),
);
