import { describe, expect, test } from 'vitest';
import type { CardAuthorisation } from '#src/sandbox/payments/payments.ts';
import { challengePage, verdictPage } from '#src/sandbox/payments/pages.ts';
import { planEndPage, planPage } from '#src/sandbox/payments/plan-pages.ts';

const api = 'http://shop.test/sandbox/payments/v1';
const authorisation = (language: string): CardAuthorisation => ({
  authorisationId: 'pay_1',
  amount: 12_930,
  currency: 'EUR',
  orderReference: 'WM1',
  origin: 'http://shop.test',
  language,
  createdAt: Date.UTC(2026, 10, 22),
  card: { brand: 'visa', bin: '411111', lastFour: '1111', outcome: 'threeds-challenge' } as CardAuthorisation['card'],
});
const plan = (locale: string) => ({
  method: 'pay-later' as const,
  planId: 'plan_1',
  outcome: 'approved' as const,
  locale,
  currency: 'EUR',
  amount: 10_000,
  reference: 'cart-1',
  payerName: 'Lena Vogt',
  returnUrl: 'http://shop.test/de-de/checkout',
  createdAt: Date.UTC(2026, 10, 22),
});
const shown = { state: 'open', merchant: 'Waymark', token: 't', now: new Date('2026-11-22T00:00:00Z') } as const;

describe('The provider uses the shopper’s language', () => {
  test('at the bank, before and after', () => {
    const asked = challengePage(api, {
      authorisation: authorisation('de-DE'),
      merchant: 'Waymark',
      token: 't',
      fault: null,
    }).html;
    expect(asked).toContain('<html lang="de">');
    expect(asked).toContain('Bestätigen Sie, dass Sie es sind');
    expect(asked).toContain('129,30');
    const reported = { origin: 'http://shop.test', step: 'challenge', status: 'N', token: 't' } as const;
    expect(verdictPage(api, { authorisation: authorisation('fr'), merchant: 'Waymark', reported }).html).toContain(
      'Paiement non confirmé',
    );
  });

  test('at the lender, with localised dates', () => {
    const { html } = planPage(api, { plan: plan('de-de'), ...shown });
    for (const words of [
      '<html lang="de">',
      'Waymark in drei Teilen zahlen',
      '22. Dezember 2026',
      'Ohne Entscheidung zurück zu Waymark',
    ])
      expect(html).toContain(words);
    expect(planPage(api, { plan: plan('it-it'), ...shown, state: 'approved' }).html).toContain(
      'Hai approvato questo piano',
    );
    expect(planEndPage(api, 'es-ES,es;q=0.9').html).toContain('Esta página ha caducado');
    expect(planEndPage(api, '*').html).toContain('This page has run out');
  });
});
