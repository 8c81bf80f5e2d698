import { messagesOf } from './messages.ts';
import { payerNames, payerOf } from './payers.ts';
import type { PlanRecord } from './plans.ts';

/** What the window of the stand-in of PayPal shows of an order. `told` is what PayPal tells the shop of an address. */
export function orderWindow({ plan, merchant }: { plan: PlanRecord; merchant: string }) {
  const { amount, currency, express, locale, deliveries = [] } = plan;
  const t = messagesOf(locale);
  return {
    amount,
    currency,
    most: express?.most ?? null,
    locale,
    deliveries,
    addresses: express
      ? payerNames.map((name) => {
          const {
            firstName,
            lastName,
            addressLine1,
            city,
            province = '',
            postalCode,
            country,
            phone,
          } = payerOf(name, locale);
          const told = { city, state: province, postalCode, countryCode: country };
          const label = `${firstName} ${lastName}, ${addressLine1}, ${city}, ${country}`;
          return { name, label: phone ? label : `${label} (${t.withoutPhone})`, told };
        })
      : [],
    words: {
      heading: t.walletHeading(merchant),
      lead: express ? t.nothingYetExpress : t.nothingYet,
      amount: t.amount,
      atMost: t.atMost,
      shipTo: t.shipTo,
      delivery: t.delivery,
      refused: t.windowRefused,
      approve: t.walletApprove,
      cancel: t.cancel,
      close: t.close,
      test: t.testWallet,
    },
  };
}
