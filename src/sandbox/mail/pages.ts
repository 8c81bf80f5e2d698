import type { KeptMail } from './mail.types.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const hrefOf = ({ id }: KeptMail): string => `/sandbox/mail/${encodeURIComponent(id)}`;
const timeOf = ({ sentAt }: KeptMail): string =>
  `<time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time>`;

const styles = `
  :root { color-scheme: light dark; --ink: #1d241f; --soft: #565f58; --line: #d9d8cd; --paper: #f3f1ea; --card: #fff; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eceee8; --soft: #aab2ab; --line: #3a423c; --paper: #151a17; --card: #1e2420; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) 1rem; }
  h1 { margin: 0 0 .25rem; font-size: clamp(1.4rem, 4vw, 2rem); line-height: 1.2; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
  p { margin: 0 0 1rem; color: var(--soft); }
  a { color: inherit; }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; border-block-start: 1px solid var(--line); }
  li { border-block-end: 1px solid var(--line); }
  li a { display: grid; gap: 0 1rem; padding: .9rem .25rem; text-decoration: none; overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  li span { color: var(--soft); font-size: .9rem; }
  @media (min-width: 48rem) { li a { grid-template-columns: 1fr auto; } li a span:last-child { grid-row: 1 / span 2; grid-column: 2; align-self: center; } }
  a:focus-visible { outline: 3px solid #2f6f4f; outline-offset: 2px; border-radius: 4px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 0; }
  dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 44rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
  input, button { font: inherit; padding: .5rem .75rem; }
  pre { margin: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

const frame = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)}</title><style>${styles}</style></head><body><main>${body}</main></body></html>`;

/** Everything that the shop sent, the newest first. */
export function mailList(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="${hrefOf(mail)}"><strong>${escaped(mail.subject)}</strong><span>To ${escaped(mail.to)}</span><span>${timeOf(mail)}</span></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('\n')}</ul>`
      : '<p>Nothing yet. Place an order, and its confirmation appears here.</p>';
  return frame(
    'Sandbox mailbox',
    `<h1>Sandbox mailbox</h1><p>Emails that the shop sent. None of them leaves this machine.</p>${list}`,
  );
}

/** True for a text message: its reader can answer. */
export const isSms = ({ to }: Pick<KeptMail, 'to'>): boolean => /^\+\d+$/.test(to);

const replyForm = (mail: KeptMail): string =>
  `<h2>Answer</h2><form method="post" action="${hrefOf(mail)}"><label>Text <input name="text" value="STOP" required maxlength="160"></label>
<button>Send</button></form><p>STOP ends news by SMS for this phone.</p>`;

/** One email: as mail programs show it, and its text. */
export const mailPage = (mail: KeptMail): string =>
  frame(
    mail.subject,
    `<p><a href="/sandbox/mail">All emails</a></p><h1>${escaped(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escaped(mail.to)}</dd><dt>Sent</dt><dd>${timeOf(mail)}</dd></dl>
<h2>As it looks</h2><iframe title="The email" src="${hrefOf(mail)}?as=html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>
<h2>As text</h2><pre>${escaped(mail.text)}</pre>${isSms(mail) ? replyForm(mail) : ''}`,
  );
