import type { Plan } from '#src/commerce/payments/payment-provider.ts';
import { paymentsOf } from '#src/domain/instalments.ts';
import { bankMark, roundMark } from './marks.ts';
import { escaped, money, page, type Page } from './pages.ts';
import { type PlanRecord, terms } from './plans.ts';
import { languageSpoken, messagesOf } from './messages.ts';

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

const sheet = (
  api: string,
  { title, body, shop, locale }: { title: string; body: string; shop: string | null; locale: string },
): Page => ({
  html: page({
    title: `${title} · ${lender}`,
    language: languageSpoken(locale),
    head: '<link rel="stylesheet" href="../plan.css">',
    body: `<main class="sheet">
<header class="head"><span class="bank">${bankMark}${lender}</span></header>
${body}
<p class="test">${messagesOf(locale).testLender}</p>
</main>`,
  }),
  csp: policy(api, shop),
});

function facts({ amount, currency, locale }: PlanRecord, now: Date): string {
  const write = (sum: number) => escaped(money({ amount: sum, currency, language: locale }));
  const t = messagesOf(locale);
  const day = new Intl.DateTimeFormat(languageSpoken(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const rows = paymentsOf(amount, terms.payments).map((sum, at) => {
    const due = new Date(now.getTime() + (at + 1) * 30 * 86_400_000);
    return `<div><dt>${day.format(due)}</dt><dd>${write(sum)}</dd></div>`;
  });
  return `<dl aria-label="${t.payments}">${rows.join('')}<div class="sum"><dt>${t.total}</dt><dd>${write(amount)}</dd></div></dl>`;
}

const endMarks = { approved: 'M7.8 12.3l3 3 5.4-6', refused: 'M9 9l6 6M15 9l-6 6' } as const;

/** Who asks for how much, the three parts, and what the shopper can say to it; once it is said, only the way back. */
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
  const { locale } = plan;
  const t = messagesOf(locale);
  const form = (buttons: string) => `<form method="post" action="page">
<input type="hidden" name="plan" value="${escaped(token)}">
${buttons}
</form>`;
  const back = `<button name="action" value="back">${escaped(state === 'open' ? t.backUndecided(merchant) : t.back(merchant))}</button>`;
  if (state !== 'open') {
    const { title, words } = t[state];
    const body = `<div class="end" data-status="${state === 'approved' ? 'Y' : 'N'}">${roundMark(endMarks[state])}<h1>${title}</h1><p>${words}</p></div>${form(back)}`;
    return sheet(api, { title, body, shop, locale });
  }
  const body = `<h1>${escaped(t.planHeading(merchant))}</h1>
<p class="lead">${t.nothingToday}</p>
${facts(plan, now)}
${form(`<button name="action" value="approve">${t.approve}</button>
<button name="action" value="refuse">${t.refuse}</button>
${back}`)}`;
  return sheet(api, { title: t.planTitle, body, shop, locale });
}

/** For an address that nobody signed, or whose time is over; `languages` is what the browser asks for. */
export function planEndPage(api: string, languages: string): Page {
  const { title, words } = messagesOf(languages).over;
  return sheet(api, {
    title,
    body: `<div class="end" data-status="U">${roundMark('M12 6.5V12l3.5 2.3')}<h1>${title}</h1><p>${words}</p></div>`,
    shop: null,
    locale: languages,
  });
}
