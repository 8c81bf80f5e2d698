import type { AuthoriseRequest, WalletSession } from '#src/commerce/payments/payment-provider.ts';
import { firstOf, type RecordStore } from './record-store.ts';
import { randomId, type Signing } from './signing.ts';

/** Seconds: of a merchant's session, and of the token that the sheet gives. */
const lifetimes = { session: 5 * 60, token: 5 * 60 } as const;

interface WalletToken {
  amount: number;
  currency: string;
  expiresAt: number;
}

export type Wallets = ReturnType<typeof createWallets>;

/**
 * The stand-in of Apple Pay on the provider's side. Records are only ever added: `wallet-token:ID` what the sheet
 * showed, `wallet-use:ID` the payment that spent it.
 */
export function createWallets({ store, signing, clock }: { store: RecordStore; signing: Signing; clock: () => Date }) {
  return {
    async open({ domain, displayName }: { domain: string; displayName: string }): Promise<WalletSession> {
      const sessionId = randomId('ws');
      const signature = await signing.sign({ use: 'merchant', sessionId }, lifetimes.session);
      return {
        sessionId,
        environment: 'test',
        merchantSession: { merchantSessionIdentifier: sessionId, domainName: domain, displayName, signature },
      };
    },

    /** The token of an agreement in the sheet; null if the merchant's session was not signed here, or has run out. */
    async agree(signature: string, shown: { amount: number; currency: string }): Promise<string | null> {
      const claims = await signing.read(signature, 'merchant');
      if (!claims || claims.isExpired) return null;
      const token = randomId('wallet');
      await store.insertIfAbsent(`wallet-token:${token}`, {
        ...shown,
        expiresAt: clock().getTime() + lifetimes.token * 1000,
      } satisfies WalletToken);
      return token;
    },

    /** Spends a token for the payment `by`: once, and only what the sheet showed. */
    async spend(
      token: string,
      { by, amount, currency }: { by: string } & Pick<AuthoriseRequest, 'amount' | 'currency'>,
    ): Promise<boolean> {
      const shown = (await store.get(`wallet-token:${token}`)) as WalletToken | undefined;
      if (!shown || shown.expiresAt <= clock().getTime()) return false;
      if (shown.amount !== amount || shown.currency !== currency) return false;
      return (await firstOf(store, `wallet-use:${token}`, { by })).by === by;
    },
  };
}
