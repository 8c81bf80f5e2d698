import type { Plan } from '#src/commerce/payments/payment-provider.ts';
import { bankMark, roundMark } from './marks.ts';
import { escaped, money, page, type Page } from './pages.ts';
import type { PlanRecord } from './plans.ts';

const lender = 'Cairn Later';

/** It runs nothing and is framed by nobody; its form may send the shopper back to the shop. */
const policy = (api: string, shop: string | null): string =>
  [
    "default-src 'none'",
    `style-src ${api}/`,
    `font-src ${api}/`,
    `form-action ${shop === null ? "'none'" : `${api}/ ${shop}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

const sheet = (api: string, { title, body, shop }: { title: string; body: string; shop: string | null }): Page => ({
  html: page({
    title: `${title} · ${lender}`,
    head: '<link rel="stylesheet" href="../plan.css">',
    body: `<main class="sheet">
<header class="head"><span class="bank">${bankMark}${lender}</span></header>
${body}
<p class="test">This is a test lender. Nobody lends anything, and nobody has to pay anything back.</p>
</main>`,
  }),
  csp: policy(api, shop),
});

/** Three parts that come to the whole: the first takes what cannot be divided. */
export function parts(amount: number): [number, number, number] {
  const part = Math.floor(amount / 3);
  return [amount - 2 * part, part, part];
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function facts({ amount, currency, locale }: PlanRecord, now: Date): string {
  const write = (sum: number) => escaped(money({ amount: sum, currency, language: locale }));
  const rows = parts(amount).map((sum, at) => {
    const due = new Date(now.getTime() + (at + 1) * 30 * 86_400_000);
    return `<div><dt>${day.format(due)}</dt><dd>${write(sum)}</dd></div>`;
  });
  return `<dl aria-label="Payments">${rows.join('')}<div class="sum"><dt>Total, without interest</dt><dd>${write(amount)}</dd></div></dl>`;
}

const ends = {
  approved: { title: 'You approved this plan', words: 'Place your order in the shop to use it.', path: 'M7.8 12.3l3 3 5.4-6' },
  refused: { title: 'This plan was not approved', words: 'Nothing is lent. You can pay in another way.', path: 'M9 9l6 6M15 9l-6 6' },
} as const;

/** Who asks for how much, the three parts, and what the shopper can say to it; once it is said, only the way back. */
export function planPage(
  api: string,
  { plan, state, merchant, token, now }: { plan: PlanRecord; state: Plan['state']; merchant: string; token: string; now: Date },
): Page {
  const shop = new URL(plan.returnUrl).origin;
  const form = (buttons: string) => `<form method="post" action="page">
<input type="hidden" name="plan" value="${escaped(token)}">
${buttons}
</form>`;
  const back = `<button name="action" value="back">Back to ${escaped(merchant)}${state === 'open' ? ' without deciding' : ''}</button>`;
  if (state !== 'open') {
    const { title, words, path } = ends[state];
    const body = `<div class="end" data-status="${state === 'approved' ? 'Y' : 'N'}">${roundMark(path)}<h1>${title}</h1><p>${words}</p></div>${form(back)}`;
    return sheet(api, { title, body, shop });
  }
  const body = `<h1>Pay ${escaped(merchant)} in three parts</h1>
<p class="lead">Nothing is due today. The first payment is due in 30 days.</p>
${facts(plan, now)}
${form(`<button name="action" value="approve">Approve</button>
<button name="action" value="refuse">Refuse</button>
${back}`)}`;
  return sheet(api, { title: 'Pay in three parts', body, shop });
}

/** For an address that nobody signed, or whose time is over. */
export const planEndPage = (api: string): Page =>
  sheet(api, {
    title: 'This page has run out',
    body: `<div class="end" data-status="U">${roundMark('M12 6.5V12l3.5 2.3')}<h1>This page has run out</h1><p>Nothing was approved. Go back to the shop with your browser, and begin again there.</p></div>`,
    shop: null,
  });
