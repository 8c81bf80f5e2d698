import type { CardSession, TypedCard } from '#machines/payment-method/payment-method.types.ts';
import { api } from '#src/api/api.ts';
import { unwrap } from '#src/api/problem.ts';
import { addScript } from '#src/flows/shared/addScript.ts';
import { asProviders } from '#src/flows/shared/asProviders.ts';

/** The API of the provider's script; src/commerce/payments/README.md explains the protocol. */
export interface ProviderScript {
  mount(
    element: HTMLElement,
    options: {
      frameUrl: string;
      clientKey: string;
      sessionId: string;
      locale: string;
      labels?: Record<string, string>;
      theme?: { scheme?: 'light' | 'dark' | 'system'; ground?: 'surface' | 'paper' | 'sunken' };
    },
  ): CardFields;
  openAction(
    element: HTMLElement,
    action: { type: 'fingerprint' | 'challenge'; url: string },
    labels?: { challengeTitle?: string },
  ): { result: Promise<{ transStatus: 'Y' | 'N' | 'U'; token: string }>; destroy(): void };
}

interface CardFieldEvents {
  ready: object;
  enter: object;
  tokenised: Pick<TypedCard, 'token' | 'brand' | 'bin' | 'lastFour'>;
  invalid: { message: string };
  failed: { reason: 'session-expired' | 'unavailable' };
}

export interface CardFields {
  submit(): Promise<unknown>;
  on<Name extends keyof CardFieldEvents>(event: Name, listener: (detail: CardFieldEvents[Name]) => void): () => void;
  destroy(): void;
}

declare global {
  interface Window {
    WaymarkPay?: ProviderScript;
  }
}

/** Opens a session for the card fields of this page. */
export async function openSession(signal: AbortSignal): Promise<CardSession> {
  const { meta } = await unwrap(
    api.GET('/cart/v1/paymentSession', {
      params: { query: { referer: location.href, paymentMethodId: 'CREDIT_CARD' } },
      signal,
    }),
  );
  const { scriptUrl, frameUrl, sessionId } = meta;
  if (!scriptUrl || !frameUrl || !sessionId) throw new Error('the payment provider has no card fields');
  return { ...meta, scriptUrl, frameUrl, sessionId };
}

/**
 * Loads the provider's script once per page. The browser does not run it if its hash differs from `scriptIntegrity`.
 */
export function loadScript({
  scriptUrl,
  scriptIntegrity,
}: {
  scriptUrl: string;
  scriptIntegrity: string | null;
}): Promise<ProviderScript> {
  return addScript(scriptUrl, scriptIntegrity, () => window.WaymarkPay).catch(asProviders);
}

/** Returns the provider's script, also if no card was typed on this page: a reload during the bank's check. */
export async function providerScript(signal: AbortSignal): Promise<ProviderScript> {
  if (window.WaymarkPay) return window.WaymarkPay;
  const { scriptUrl, scriptIntegrity = null } = await openSession(signal);
  return loadScript({ scriptUrl, scriptIntegrity });
}
