import { hash } from 'node:crypto';
import {
  type DemoGuide,
  type GuideLine,
  type GuidePerson,
  type GuideSection,
  guideGroups,
} from '#src/domain/demo-guide.ts';
import { day, night } from '#src/ui/theme/tokens.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const colours = (scheme: typeof day): string =>
  `body{background:${scheme.paper};color:${scheme.ink}}header p,.role,nav a{color:${scheme['ink-soft']}}section>div{background:${scheme.surface};border-color:${scheme.line}}` +
  `li+li{border-color:${scheme.line}}code{background:${scheme.sunken}}`;

const style =
  'html{scroll-padding-top:1rem}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main,header{max-width:56rem;margin:auto;padding:1.5rem 1rem}header{padding-bottom:0}h1{margin:0;font-size:1.75rem;line-height:1.2}h2{margin:2rem 0 .75rem;font-size:1.25rem}' +
  'h3{margin:0;padding:.75rem 1rem;font-size:1rem}p{margin:.5rem 0}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{display:inline-block;padding:.5rem 0}a{color:inherit}' +
  'section>div{margin-bottom:1rem;border:1px solid;border-radius:.75rem}ul{list-style:none;margin:0;padding:0 1rem .5rem}li{display:grid;gap:0 1.5rem;padding:.6rem 0}li+li{border-top:1px solid}' +
  'code{padding:.1rem .35rem;border-radius:.25rem;font:.9375rem/1.4 ui-monospace,monospace}' +
  '@media(min-width:48rem){li{grid-template-columns:minmax(0,5fr) minmax(0,6fr)}}:focus-visible{outline:2px solid;outline-offset:2px}' +
  `${colours(day)}@media(prefers-color-scheme:dark){${colours(night)}}`;

const titles: Record<keyof DemoGuide['groups'], string> = {
  people: 'People',
  cards: 'Cards',
  codes: 'Codes',
  addresses: 'Addresses',
  products: 'Products',
  orders: 'Orders and stores',
};

const code = (text: string): string => `<code>${escaped(text)}</code>`;

function whatOf({ name, types = [], page, locale = 'en-us' }: GuideLine): string {
  const href = page?.startsWith('/sandbox/') ? page : `/${locale}${page === '/' ? '' : page}`;
  const label = escaped(name ?? '');
  const named = page !== undefined && name !== undefined ? `<a href="${href}">${label}</a>` : label;
  return [named, ...types.map(({ text, label: of }) => `${of ? `${escaped(of)} ` : ''}${code(text)}`)]
    .filter(Boolean)
    .join(' ');
}

const rows = (all: readonly [string, string][]): string =>
  `<ul>${all.map(([what, causes]) => `<li><span>${what}</span><span>${causes}</span></li>`).join('')}</ul>`;

const sectionOf = ({ title, lines }: GuideSection): string =>
  `<div><h3>${escaped(title)}</h3>${rows(lines.map((line) => [whatOf(line), escaped(line.causes)]))}</div>`;

const personOf = ({ name, email, role, locale, causes }: GuidePerson): [string, string] => [
  `<a href="/${locale}"><b>${escaped(name)}</b></a> <span class="role">${escaped(role)}</span><br>${code(email)}`,
  escaped(causes),
];

/** The whole guide without a script: what the drawer of the shop shows. */
export function guidePage({ password, people, groups }: DemoGuide): Response {
  const parts = guideGroups.map((group) => {
    const everybody =
      group === 'people'
        ? `<div><h3>Sign in with the person in the header; everybody’s password is ${code(password)}</h3>${rows(people.map(personOf))}</div>`
        : '';
    return `<section id="${group}"><h2>${titles[group]}</h2>${everybody}${groups[group].map(sectionOf).join('')}</section>`;
  });
  const body =
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>Demo guide | Waymark</title><style>${style}</style></head><body><header><h1>Demo guide</h1><p>Demo data, made for local use: what to type, and what it causes.</p>` +
    `<nav aria-label="Demo guide"><a href="/">The shop</a>${guideGroups.map((group) => `<a href="#${group}">${titles[group]}</a>`).join('')}</nav></header><main>${parts.join('')}</main></body></html>`;
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  });
}
