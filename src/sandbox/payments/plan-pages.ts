import type { Plan, PlanMethod } from '#src/commerce/payments/payment-provider.ts';
import { paymentsOf } from '#src/domain/instalments.ts';
import { bankMark, roundMark } from './marks.ts';
import { escaped, money, page, type Page } from './pages.ts';
import { payerNames, payerOf } from './payers.ts';
import { type PlanRecord, terms } from './plans.ts';
import { languageSpoken, type Messages, messagesOf } from './messages.ts';

/** The names of the stand-ins. */
const names: Record<PlanMethod, string> = { 'pay-later': 'Cairn Later', paypal: 'PayPal' };

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

interface Sheet {
  method: PlanMethod;
  title: string;
  body: string;
  shop: string | null;
  locale: string;
}

const sheet = (api: string, { method, title, body, shop, locale }: Sheet): Page => ({
  html: page({
    title: `${title} · ${names[method]}`,
    language: languageSpoken(locale),
    head: '<link rel="stylesheet" href="../plan.css">',
    body: `<main class="sheet">
<header class="head"><span class="bank">${method === 'paypal' ? '' : bankMark}${names[method]}</span></header>
${body}
<p class="test">${messagesOf(locale)[method === 'paypal' ? 'testWallet' : 'testLender']}</p>
</main>`,
  }),
  csp: policy(api, shop),
});

function facts({ method, express, amount, currency, locale }: PlanRecord, now: Date): string {
  const write = (sum: number) => escaped(money({ amount: sum, currency, language: locale }));
  const t = messagesOf(locale);
  if (method === 'paypal') {
    const sum = `<div class="sum"><dt>${t.amount}</dt><dd>${write(amount)}</dd></div>`;
    const most = express ? `<div><dt>${t.atMost}</dt><dd>${write(express.most)}</dd></div>` : '';
    return `<dl>${sum}${most}</dl>`;
  }
  const day = new Intl.DateTimeFormat(languageSpoken(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const rows = paymentsOf(amount, terms.payments).map((sum, at) => {
    const due = new Date(now.getTime() + (at + 1) * 30 * 86_400_000);
    return `<div><dt>${day.format(due)}</dt><dd>${write(sum)}</dd></div>`;
  });
  return `<dl aria-label="${t.payments}">${rows.join('')}<div class="sum"><dt>${t.total}</dt><dd>${write(amount)}</dd></div></dl>`;
}

const endMarks = { approved: 'M7.8 12.3l3 3 5.4-6', refused: 'M9 9l6 6M15 9l-6 6' } as const;

const endingOf = (t: Messages, method: PlanMethod, state: 'approved' | 'refused') =>
  method === 'paypal' ? t[`wallet-${state}`] : t[state];

/** The addresses of the account; what the shopper chooses goes to the shop. */
function addresses(t: Messages, locale: string): string {
  const rows = payerNames.map((name) => {
    const { firstName, lastName, addressLine1, city, country, phone } = payerOf(name, locale);
    const lines = `${firstName} ${lastName}, ${addressLine1}, ${city}, ${country}${phone ? '' : ` (${t.withoutPhone})`}`;
    const chosen = name === 'home' ? ' checked' : '';
    return `<label><input type="radio" name="payer" value="${name}"${chosen}> ${escaped(lines)}</label>`;
  });
  return `<fieldset class="payers"><legend>${t.shipTo}</legend>${rows.join('')}</fieldset>`;
}

/** Who asks for how much, the parts of a plan, and what the shopper can say to it; then only the way back. */
export function planPage(
  api: string,
  {
    plan,
    state,
    merchant,
    token,
    now,
  }: { plan: PlanRecord; state: Plan['state']; merchant: string; token: string; now: Date },
): Page {
  const shop = new URL(plan.returnUrl).origin;
  const { locale, method } = plan;
  const t = messagesOf(locale);
  const form = (buttons: string) => `<form method="post" action="page">
<input type="hidden" name="plan" value="${escaped(token)}">
${buttons}
</form>`;
  const back = `<button name="action" value="back">${escaped(state === 'open' ? t.backUndecided(merchant) : t.back(merchant))}</button>`;
  if (state !== 'open') {
    const { title, words } = endingOf(t, method, state);
    const body = `<div class="end" data-status="${state === 'approved' ? 'Y' : 'N'}">${roundMark(endMarks[state])}<h1>${title}</h1><p>${words}</p></div>${form(back)}`;
    return sheet(api, { method, title, body, shop, locale });
  }
  const isWallet = method === 'paypal';
  const lead = isWallet ? (plan.express ? t.nothingYetExpress : t.nothingYet) : t.nothingToday;
  const refuse = isWallet ? '' : `<button name="action" value="refuse">${t.refuse}</button>`;
  const body = `<h1>${escaped(isWallet ? t.walletHeading(merchant) : t.planHeading(merchant))}</h1>
<p class="lead">${lead}</p>
${facts(plan, now)}
${form(`${plan.express ? addresses(t, locale) : ''}<button name="action" value="approve">${isWallet ? t.walletApprove : t.approve}</button>
${refuse}
${back}`)}`;
  return sheet(api, { method, title: isWallet ? t.walletTitle : t.planTitle, body, shop, locale });
}

/** For an address that nobody signed, or whose time is over; `languages` is what the browser asks for. */
export function planEndPage(api: string, languages: string): Page {
  const { title, words } = messagesOf(languages).over;
  return sheet(api, {
    method: 'pay-later',
    title,
    body: `<div class="end" data-status="U">${roundMark('M12 6.5V12l3.5 2.3')}<h1>${title}</h1><p>${words}</p></div>`,
    shop: null,
    locale: languages,
  });
}
