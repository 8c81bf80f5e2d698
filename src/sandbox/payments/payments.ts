import { createHash } from 'node:crypto';
import type {
  AuthoriseRequest,
  BrowserInfo,
  CompleteAuthenticationRequest,
  PaymentResult,
  PaymentState,
  RefundRequest,
  SaveCardResult,
} from '#src/commerce/payments/payment-provider.ts';
import { demoInstrument, type KnownCard } from './cards.ts';
import type { PaymentEvents } from './payment-events.ts';
import type { Plans } from './plans.ts';
import { firstOf as firstIn, type RecordStore } from './record-store.ts';
import { randomId, type Signing, type Status, type Step } from './signing.ts';
import type { Wallets } from './wallets.ts';
import type { CardSummary, RefusalReason } from '#src/commerce/model/payment.ts';

/** Seconds. */
export const lifetimes = { session: 2 * 60 * 60, cardToken: 15 * 60, action: 10 * 60 } as const;

/** The code that the bank's page takes. */
export const challengeCode = '123456';
const challengeTries = 3;

export interface SessionRecord {
  locale: string;
  currency: string;
  amount: number;
  origin: string;
  expiresAt: number;
}

interface TokenRecord {
  card: KnownCard;
  expiresAt: number;
}

export interface AuthorisationRecord {
  authorisationId: string;
  /** Null where a plan pays. */
  card: KnownCard | null;
  amount: number;
  currency: string;
  orderReference: string;
  /** Of the shop's page, which holds the frames. */
  origin: string;
  language: string;
  /** What the shop said of the shopper's device. */
  deviceFingerprint?: string | undefined;
  createdAt: number;
}

/** A payment by card, the only kind that a bank asks about. */
export type CardAuthorisation = AuthorisationRecord & { card: KnownCard };

interface RefundRecord {
  /** Idempotency key of the call. */
  key: string;
  amount: number;
}

const sumOf = (refunds: readonly RefundRecord[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** How it ended; whoever writes it first decides. */
type Settlement = { result: 'authorised' } | { result: 'refused'; reason: RefusalReason } | { result: 'cancelled' };

/** The provider is asked to do another thing under a key that it knows. */
export class IdempotencyConflict extends Error {}
/** The test card that takes the provider down. */
export class ProviderDown extends Error {}
export class NotFound extends Error {}
/** More is to be given back than is left of the payment. */
export class AboveCharge extends Error {}

export type Payments = ReturnType<typeof createPayments>;

/**
 * The ledger of the stand-in. Records are only ever added: `authorisation:ID` what was asked, `try:ID:n` each code
 * typed, `verdict:ID` what the bank said, `settlement:ID` how it ended, `cancellation:ID` that it was given back,
 * `refund:ID:n` each part that was.
 */
export function createPayments({
  store,
  signing,
  clock,
  publicBase,
  plans,
  wallets,
  events,
}: {
  store: RecordStore;
  signing: Signing;
  clock: () => Date;
  publicBase: string;
  plans: Plans;
  wallets: Wallets;
  events: PaymentEvents;
}) {
  const now = () => clock().getTime();

  const read = async <Value>(key: string): Promise<Value | undefined> =>
    ((await store.get(key)) ?? undefined) as Value | undefined;

  const firstOf = <Value>(key: string, value: Value): Promise<Value> => firstIn(store, key, value);

  /** Answers a known key as it was answered before; `work` may run twice, in two processes, and comes to the same. */
  async function idempotent<Answer>(
    { key, body }: { key: string; body: unknown },
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const bodyHash = createHash('sha256').update(canonical(body)).digest('hex');
    const claim = await firstOf(`key:${key}`, { bodyHash });
    if (claim.bodyHash !== bodyHash) throw new IdempotencyConflict('This idempotency key was used for another request');
    const answered = await read<Answer>(`answer:${key}`);
    if (answered !== undefined) return answered;
    return firstOf(`answer:${key}`, await work());
  }

  /** The card behind a token or a saved card; a one-time token belongs to the first who asks (`by`). */
  async function redeem(cardToken: string, by: string): Promise<KnownCard | null> {
    const saved = await read<KnownCard>(`instrument:${cardToken}`);
    if (saved) return saved;
    const demo = demoInstrument(cardToken, clock());
    if (demo) return demo;
    const record = await read<TokenRecord>(`token:${cardToken}`);
    if (!record || record.expiresAt <= now()) return null;
    const use = await firstOf(`token-use:${cardToken}`, { by });
    return use.by === by ? record.card : null;
  }

  const settle = (authorisationId: string, settlement: Settlement) =>
    firstOf(`settlement:${authorisationId}`, settlement);

  async function authorisationOf(authorisationId: string): Promise<AuthorisationRecord> {
    const record = await read<AuthorisationRecord>(`authorisation:${authorisationId}`);
    if (!record) throw new NotFound('There is no such authorisation');
    return record;
  }

  async function cardAuthorisationOf(authorisationId: string): Promise<CardAuthorisation> {
    const { card, ...record } = await authorisationOf(authorisationId);
    if (!card) throw new NotFound('There is no such authorisation of a card');
    return { ...record, card };
  }

  async function settledAs(authorisation: AuthorisationRecord, wanted: Settlement): Promise<PaymentResult> {
    const { authorisationId, card } = authorisation;
    const settlement = await settle(authorisationId, wanted);
    if (settlement.result === 'authorised')
      return { result: 'authorised', authorisationId, card: card && summary(card) };
    return { result: 'refused', reason: settlement.result === 'refused' ? settlement.reason : 'declined' };
  }

  async function ask({ authorisationId, origin }: AuthorisationRecord, step: Step): Promise<PaymentResult> {
    const token = await signing.sign({ use: 'action', authorisationId, step }, lifetimes.action);
    const paymentData = await signing.sign({ use: 'payment-data', authorisationId, step }, lifetimes.action);
    const url = new URL(`${publicBase}/v1/3ds/${step === 'fingerprint' ? 'method' : 'challenge'}`, origin);
    url.searchParams.set('token', token);
    return { result: 'action-required', authorisationId, action: { type: step, url: url.href, token, paymentData } };
  }

  async function begin(authorisation: AuthorisationRecord): Promise<PaymentResult> {
    const settlement = await read<Settlement>(`settlement:${authorisation.authorisationId}`);
    if (settlement) return settledAs(authorisation, settlement);
    switch (authorisation.card?.outcome) {
      case undefined:
      case 'approved':
        return settledAs(authorisation, { result: 'authorised' });
      case 'declined':
      case 'fraud':
      case 'expired':
        return settledAs(authorisation, { result: 'refused', reason: authorisation.card.outcome });
      case 'network-error':
        throw new ProviderDown('The payment provider is down');
      default:
        return ask(authorisation, 'fingerprint');
    }
  }

  /** What the frame of this step truly reported: a token that was not signed for it counts as a forgery. */
  async function reported(
    authorisationId: string,
    step: Step,
    { token, transStatus }: CompleteAuthenticationRequest['threeDS2Result'],
  ): Promise<Status | 'forged'> {
    const result = token ? await signing.read(token, 'result') : null;
    if (result?.isExpired) return 'U';
    if (result)
      return result.authorisationId === authorisationId && result.step === step
        ? (result.status ?? 'forged')
        : 'forged';
    // No frame has signed this. Giving up needs no proof; success does.
    if (transStatus === 'Y' || transStatus === 'A' || transStatus === undefined) return 'forged';
    return transStatus === 'N' || transStatus === 'R' ? 'N' : 'U';
  }

  async function advance(
    authorisation: CardAuthorisation,
    request: Omit<CompleteAuthenticationRequest, 'idempotencyKey'>,
  ): Promise<PaymentResult> {
    const { authorisationId, card } = authorisation;
    const settlement = await read<Settlement>(`settlement:${authorisationId}`);
    if (settlement) return settledAs(authorisation, settlement);
    const about = await signing.read(request.paymentData, 'payment-data');
    if (about?.authorisationId !== authorisationId)
      return settledAs(authorisation, { result: 'refused', reason: 'fraud' });
    if (about.isExpired) return settledAs(authorisation, { result: 'refused', reason: 'declined' });

    const status = await reported(authorisationId, about.step, request.threeDS2Result);
    if (status === 'forged') return settledAs(authorisation, { result: 'refused', reason: 'fraud' });
    if (about.step === 'challenge') {
      return settledAs(
        authorisation,
        status === 'Y' ? { result: 'authorised' } : { result: 'refused', reason: 'declined' },
      );
    }
    // A bank that could not see the device asks the shopper, whatever it would have done else.
    if (status === 'Y' && card.outcome === 'threeds-frictionless')
      return settledAs(authorisation, { result: 'authorised' });
    return ask(authorisation, 'challenge');
  }

  /** Reports a payment that was authorised: the stand-in captures at once. */
  async function captured(result: PaymentResult): Promise<PaymentResult> {
    if (result.result === 'authorised') await events.report('captured', await authorisationOf(result.authorisationId));
    return result;
  }

  async function stateOf(authorisationId: string, first: PaymentResult | undefined): Promise<PaymentState | null> {
    const settlement = await read<Settlement>(`settlement:${authorisationId}`);
    if ((await read(`cancellation:${authorisationId}`)) !== undefined || settlement?.result === 'cancelled') {
      return { result: 'cancelled', authorisationId };
    }
    if (settlement) return settledAs(await authorisationOf(authorisationId), settlement);
    return first ?? null;
  }

  /** The parts of a payment that were given back, in order. */
  async function refundsOf(authorisationId: string): Promise<RefundRecord[]> {
    const refunds: RefundRecord[] = [];
    for (;;) {
      const next = await read<RefundRecord>(`refund:${authorisationId}:${refunds.length + 1}`);
      if (!next) return refunds;
      refunds.push(next);
    }
  }

  /** Adds a refund unless it is there. Returns its number. */
  async function addRefund(payment: AuthorisationRecord, refund: RefundRecord): Promise<number> {
    const { authorisationId } = payment;
    const refunds = await refundsOf(authorisationId);
    const known = refunds.findIndex(({ key }) => key === refund.key);
    if (known >= 0) return known + 1;
    const state = await stateOf(authorisationId, undefined);
    const left = state?.result === 'authorised' ? payment.amount - sumOf(refunds) : 0;
    if (refund.amount > left) throw new AboveCharge('More would be given back than was paid');
    const number = refunds.length + 1;
    // Another refund may have taken the number, and the money, meanwhile.
    return (await store.insertIfAbsent(`refund:${authorisationId}:${number}`, refund))
      ? number
      : addRefund(payment, refund);
  }

  return {
    async openSession(request: Omit<SessionRecord, 'expiresAt'>): Promise<string> {
      const sessionId = randomId('ps');
      await store.insertIfAbsent(`session:${sessionId}`, { ...request, expiresAt: now() + lifetimes.session * 1000 });
      return sessionId;
    },

    /** Null when it is unknown or over. */
    async session(sessionId: string): Promise<SessionRecord | null> {
      const record = await read<SessionRecord>(`session:${sessionId}`);
      return record && record.expiresAt > now() ? record : null;
    },

    async keepToken(card: KnownCard): Promise<string> {
      const token = randomId('tok');
      await store.insertIfAbsent(`token:${token}`, {
        card,
        expiresAt: now() + lifetimes.cardToken * 1000,
      } satisfies TokenRecord);
      return token;
    },

    authorise({ idempotencyKey, ...body }: AuthoriseRequest): Promise<PaymentResult> {
      const authorisationId = signing.authorisationId(idempotencyKey);
      return idempotent({ key: idempotencyKey, body: { authorise: body } }, async () => {
        const { method, reference, amount, currency } = body;
        const paid = { by: authorisationId, method, reference, amount, currency };
        const isPlanned =
          method === 'apple-pay' ? await wallets.spend(body.cardToken, paid) : await plans.spend(body.cardToken, paid);
        if (isPlanned === false) return { result: 'refused', reason: 'declined' };
        const isCard = !isPlanned && method === undefined;
        const card = isCard ? await redeem(body.cardToken, authorisationId) : null;
        if (!card && !isPlanned) return { result: 'refused', reason: 'instrument-not-found' };
        const authorisation = await firstOf<AuthorisationRecord>(`authorisation:${authorisationId}`, {
          authorisationId,
          card,
          amount,
          currency,
          orderReference: body.orderReference,
          origin: new URL(body.returnUrl).origin,
          language: languageOf(body.browserInfo),
          deviceFingerprint: body.deviceFingerprint,
          createdAt: now(),
        });
        return captured(await begin(authorisation));
      });
    },

    async completeAuthentication({ idempotencyKey, ...body }: CompleteAuthenticationRequest): Promise<PaymentResult> {
      const authorisation = await cardAuthorisationOf(body.authorisationId);
      return idempotent({ key: idempotencyKey, body: { complete: body } }, async () =>
        captured(await advance(authorisation, body)),
      );
    },

    async cancel(authorisationId: string): Promise<void> {
      const payment = await authorisationOf(authorisationId);
      const settlement = await settle(authorisationId, { result: 'cancelled' });
      if (settlement.result === 'cancelled') return events.report('voided', payment);
      if (settlement.result !== 'authorised') return;
      await store.insertIfAbsent(`cancellation:${authorisationId}`, { at: now() });
      const left = payment.amount - sumOf(await refundsOf(authorisationId));
      await events.report('refunded', { ...payment, amount: left });
    },

    /** Gives back a part of what was paid. */
    async refund({ idempotencyKey: key, authorisationId, amount, currency }: RefundRequest): Promise<void> {
      const payment = await authorisationOf(authorisationId);
      if (currency !== payment.currency) throw new AboveCharge('The payment has another currency');
      const number = await idempotent({ key, body: { refund: { authorisationId, amount, currency } } }, () =>
        addRefund(payment, { key, amount }),
      );
      await events.report('refunded', { ...payment, amount }, { number, refundKey: key });
    },

    /** Reports that the shopper asks their bank or wallet for the money. */
    async dispute(authorisationId: string): Promise<void> {
      await events.report('disputed', await authorisationOf(authorisationId));
    },

    async conclude(idempotencyKey: string): Promise<PaymentState | null> {
      const authorisationId = signing.authorisationId(idempotencyKey);
      const answered = await read<PaymentResult>(`answer:${idempotencyKey}`);
      // Nobody was told an outcome: whichever settlement is written first decides.
      if (!answered && (await settle(authorisationId, { result: 'cancelled' })).result === 'cancelled') return null;
      return stateOf(authorisationId, answered);
    },

    saveCard({ idempotencyKey, cardToken }: { idempotencyKey: string; cardToken: string }): Promise<SaveCardResult> {
      return idempotent<SaveCardResult>({ key: idempotencyKey, body: { saveCard: cardToken } }, async () => {
        const instrumentToken = `card_${signing.authorisationId(idempotencyKey).slice('pay_'.length)}`;
        const card = await redeem(cardToken, instrumentToken);
        if (!card) return { result: 'refused', reason: 'instrument-not-found' };
        await store.insertIfAbsent(`instrument:${instrumentToken}`, card);
        const { expiryMonth, expiryYear } = card;
        return { result: 'saved', instrumentToken, card: { ...summary(card), expiryMonth, expiryYear } };
      });
    },

    authorisation: cardAuthorisationOf,

    /** The bank's last word, or null while the shopper may still type a code. */
    async verdict(authorisationId: string): Promise<Status | null> {
      const verdict = await read<{ status: Status }>(`verdict:${authorisationId}`);
      return verdict?.status ?? null;
    },

    /** The shopper gave up. */
    async abandon(authorisationId: string): Promise<Status> {
      return (await firstOf<{ status: Status }>(`verdict:${authorisationId}`, { status: 'N' })).status;
    },

    /** A code was typed: the verdict, or how many tries are left. */
    async tryCode({ authorisationId, card }: CardAuthorisation, code: string): Promise<Status | { triesLeft: number }> {
      let number = 1;
      while (number <= challengeTries && !(await store.insertIfAbsent(`try:${authorisationId}:${number}`, {})))
        number += 1;
      const isRight = code === challengeCode;
      if (number < challengeTries && !isRight) return { triesLeft: challengeTries - number };
      const isTrusted = isRight && number <= challengeTries && card.outcome !== 'threeds-challenge-refused';
      return (await firstOf<{ status: Status }>(`verdict:${authorisationId}`, { status: isTrusted ? 'Y' : 'N' }))
        .status;
    },
  };
}

const summary = ({ brand, bin, lastFour }: KnownCard): CardSummary => ({ brand, bin, lastFour });

function languageOf({ language }: BrowserInfo): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en-US')[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}

/** JSON with sorted keys: the same request always gives the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
