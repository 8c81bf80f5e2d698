import { englishLabels } from './browser/labels.ts';
import type { FieldName } from './browser/protocol.ts';
import { bankMark, brands, codeMark, lockMark, markOf, roundMark } from './marks.ts';
import { challengeCode, type CardAuthorisation } from './payments.ts';
import type { Status, Step } from './signing.ts';
import { languageSpoken, messagesOf } from './messages.ts';

export interface Page {
  html: string;
  csp: string;
}

export const escaped = (text: string) =>
  text.replaceAll(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

/**
 * Each page may load what stands here and nothing else. `sandbox` makes its origin opaque even when somebody opens the
 * address without the sandboxed iframe: a script of the shop, of the same origin, could read the fields otherwise.
 */
function policy(api: string, page: { connect?: string; form?: string; framedBy: string | null }): string {
  return [
    "default-src 'none'",
    `script-src ${api}/`,
    `style-src ${api}/`,
    `font-src ${api}/`,
    `connect-src ${page.connect ?? "'none'"}`,
    `form-action ${page.form ?? "'none'"}`,
    `frame-ancestors ${page.framedBy ?? "'none'"}`,
    "base-uri 'none'",
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}

export function page({
  title,
  head,
  body,
  language = 'en',
  bodyData = {},
}: {
  title: string;
  /** Of its words; English by default. */
  language?: string;
  head: string;
  body: string;
  bodyData?: Record<string, string>;
}): string {
  const data = Object.entries(bodyData)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
</head>
<body${data}>${body}</body>
</html>`;
}

function field(
  name: FieldName,
  {
    attributes,
    after = '',
    hint = '',
    isWide = false,
  }: { attributes: string; after?: string; hint?: string; isWide?: boolean },
): string {
  const described = `${name}-error${hint && ` ${name}-hint`}`;
  return `<div class="field"${isWide ? ' data-wide' : ''}>
<label for="${name}" data-label="${name}">${escaped(englishLabels[name])}</label>
<div class="box">
<input id="${name}" required spellcheck="false" aria-describedby="${described}" ${attributes}>${after}
</div>
<div class="error" id="${name}-error" aria-live="polite"></div>
${hint && `<p class="hint" id="${name}-hint">${escaped(hint)}</p>`}
</div>`;
}

/** The card fields. `api` is the absolute address of `v1`, `shop` the origin of the page that may hold them. */
export function framePage(api: string, shop: string): Page {
  const marks = [...brands, 'other'].map(markOf).join('');
  const number = field('number', {
    isWide: true,
    attributes: 'inputmode="numeric" autocomplete="cc-number" autocorrect="off"',
    after: `<span class="brands" id="brands">${marks}</span>`,
  });
  const expiry = field('expiry', { attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"' });
  const securityCode = field('securityCode', {
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="3"',
    after: codeMark,
    hint: englishLabels.securityCodeBack,
  });
  const name = field('name', {
    isWide: true,
    attributes: 'autocomplete="cc-name" autocapitalize="words" maxlength="100"',
  });
  const body = `<form id="card" class="card" novalidate hidden data-code="3">
${number}
${expiry}
${securityCode}
${name}
<p class="note">${lockMark}<span data-label="note"></span></p>
</form>`;
  const modules = ['card-rules.js', 'labels.js'].map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const head = `<link rel="preload" href="figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="frame.css">
${modules}<script type="module" src="frame.js"></script>`;
  return {
    html: page({ title: englishLabels.frameTitle, head, body }),
    csp: policy(api, { connect: `${api}/tokens`, framedBy: shop }),
  };
}

const report = '<script src="../three-ds.js" defer></script>';
const bankHead = '<link rel="stylesheet" href="../bank.css">';

/** What a 3-D Secure frame says to the page around it. */
export interface Reported {
  origin: string;
  step: Step;
  status: Status;
  token: string;
}

/** Runs unseen: the device is recognised, and that is all. */
export const methodPage = (api: string, reported: Reported): Page => ({
  html: page({ title: 'Device check', head: report, body: '', bodyData: { ...reported } }),
  csp: policy(api, { framedBy: reported.origin }),
});

const bankHeader = (brand: string) =>
  `<header class="head"><span class="bank">${bankMark}Cairn Bank</span>${markOf(brand)}</header>`;

export function money({ amount, currency, language }: { amount: number; currency: string; language: string }): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The bank asks the shopper for the code. `fault` is what was wrong with the last one. */
export function challengePage(
  api: string,
  {
    authorisation,
    merchant,
    token,
    fault,
  }: { authorisation: CardAuthorisation; merchant: string; token: string; fault: string | null },
): Page {
  const { card, origin, language } = authorisation;
  const t = messagesOf(language);
  const facts = [
    [t.merchant, merchant],
    [t.amount, money(authorisation)],
    [t.card, `•••• ${card.lastFour}`],
  ].map(([term = '', details = '']) => `<div><dt>${term}</dt><dd>${escaped(details)}</dd></div>`);
  const invalid = fault === null ? '' : ' aria-invalid="true"';
  const body = `<main class="sheet" aria-label="Cairn Bank">
${bankHeader(card.brand)}
<h1>${t.confirm}</h1>
<p class="lead">${t.sent}</p>
<dl>${facts.join('')}</dl>
<form method="post" action="challenge" novalidate autocomplete="off">
<input type="hidden" name="token" value="${escaped(token)}">
<label for="code">${t.code}</label>
<div class="box">
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9]{6}" required
  aria-describedby="code-error"${invalid}>
</div>
<div class="error" id="code-error" role="alert">${escaped(fault ?? '')}</div>
<button name="action" value="approve">${t.approve}</button>
<button name="action" value="cancel">${t.cancel}</button>
</form>
<p class="test">${t.testBank} <b>${challengeCode}</b>.</p>
</main>`;
  return {
    html: page({
      title: `Cairn Bank: ${t.confirm}`,
      language: languageSpoken(language),
      head: `${bankHead}<script src="../challenge.js" defer></script>`,
      body,
      bodyData: { origin },
    }),
    csp: policy(api, { form: `${api}/3ds/challenge`, framedBy: origin }),
  };
}

const endMarks: Record<Status, string> = { Y: 'M7.8 12.3l3 3 5.4-6', N: 'M9 9l6 6M15 9l-6 6', U: 'M12 6.5V12l3.5 2.3' };

/** The bank has spoken; the page tells the shop and waits to be closed. */
export function verdictPage(
  api: string,
  { authorisation, merchant, reported }: { authorisation: CardAuthorisation; merchant: string; reported: Reported },
): Page {
  const { card, language } = authorisation;
  const t = messagesOf(language);
  const title = t.endings[reported.status];
  const body = `<main class="sheet" aria-label="Cairn Bank">
${bankHeader(card.brand)}
<div class="end" role="status" data-status="${reported.status}">
${roundMark(endMarks[reported.status])}
<h1>${title}</h1>
<p>${escaped(t.takingBack(merchant))}</p>
</div>
</main>`;
  return {
    html: page({ title, language: languageSpoken(language), head: bankHead + report, body, bodyData: { ...reported } }),
    csp: policy(api, { framedBy: reported.origin }),
  };
}

/** For a token that nobody signed. */
export const unknownPage = (api: string): Page => ({
  html: page({ title: 'Not found', head: '', body: '<main><h1>There is nothing here</h1></main>' }),
  csp: policy(api, { framedBy: null }),
});
