import { languageTag, type LocaleCode } from '#src/domain/locale.ts';
import type { Mail } from './mailer.ts';
import { mailTranslator } from './translate-mail.ts';

/** The parts of an e-mail, in the order in which they are read. */
export interface Email {
  /** The locale of the order: `fr-ca`. */
  locale: LocaleCode;
  title: string;
  intro: string;
  /** Named facts, such as a number or an address. Line breaks are preserved. */
  facts?: readonly { name: string; value: string }[];
  rows?: readonly { name: string; note?: string; value: string; isTotal?: boolean; picture?: string }[];
  action: { label: string; url: string };
  /** A second way on, after the action. */
  more?: { label: string; url: string };
  help: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const ink = '#1d241f';
const soft = '#5a635c';
const line = '#dcdcd2';
const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top`;

/** The picture has no alternative text, because the item's name is next to it. */
const pictureHtml = (url: string): string =>
  `<img src="${escaped(url)}" alt="" width="72" style="display:block;float:left;width:72px;height:auto;margin-right:14px;border-radius:4px">`;

const rowHtml = ({ name, note, value, isTotal, picture }: NonNullable<Email['rows']>[number]): string => {
  const weight = isTotal ? ';font-weight:700' : '';
  const small = note ? `<br><span style="color:${soft};font-size:14px">${escaped(note)}</span>` : '';
  return `<tr><td style="${cell}${weight}">${picture ? pictureHtml(picture) : ''}${escaped(name)}${small}</td><td align="right" style="${cell}${weight};white-space:nowrap">${escaped(value)}</td></tr>`;
};

/** The HTML of an e-mail: one column with inline styles, because mail programs require that. */
function emailHtml({ locale, title, intro, facts = [], rows = [], action, more, help }: Email): string {
  const t = mailTranslator(locale);
  const factRows = facts.map(
    ({ name, value }) =>
      `<p style="margin:0 0 12px"><span style="color:${soft};font-size:14px">${escaped(name)}</span><br>${lines(value)}</p>`,
  );
  return `<!doctype html>
<html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;background:#f3f1ea;color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:8px"><tr><td style="padding:32px 28px">
<p style="margin:0 0 24px;font-weight:700;letter-spacing:.08em;text-transform:uppercase;font-size:14px">${escaped(t('brand'))}</p>
<h1 style="margin:0 0 12px;font-size:26px;line-height:1.2">${escaped(title)}</h1>
<p style="margin:0 0 24px">${lines(intro)}</p>
${factRows.join('\n')}
${rows.length > 0 ? `<table width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0 24px;border-collapse:collapse">${rows.map(rowHtml).join('')}</table>` : ''}
<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:${ink};color:#fff;text-decoration:none;font-weight:700">${escaped(action.label)}</a></p>
${more ? `<p style="margin:0 0 24px"><a href="${escaped(more.url)}" style="color:${ink}">${escaped(more.label)}</a></p>` : ''}
<p style="margin:0;color:${soft};font-size:14px">${escaped(help)}</p>
</td></tr></table>
<p style="margin:16px 0 0;color:${soft};font-size:13px">${escaped(t('imprint'))}</p>
</td></tr></table></body></html>`;
}

/** The same e-mail as plain text. */
function emailText({ locale, title, intro, facts = [], rows = [], action, more, help }: Email): string {
  const t = mailTranslator(locale);
  const rowText = ({ name, note, value }: NonNullable<Email['rows']>[number]) => {
    const item = note ? `${name} (${note})` : name;
    return value === '' ? item : t('fact', { name: item, value });
  };
  return [
    title,
    intro,
    ...facts.map(({ name, value }) => `${name}\n${value}`),
    ...(rows.length > 0 ? [rows.map(rowText).join('\n')] : []),
    t('fact', { name: action.label, value: action.url }),
    ...(more ? [t('fact', { name: more.label, value: more.url })] : []),
    help,
    t('imprint'),
  ].join('\n\n');
}

/** Returns an e-mail that can be sent. The same e-mail has the same id. */
export const mailOf = (id: string, to: string, subject: string, email: Email): Mail => ({
  id,
  to,
  subject,
  html: emailHtml(email),
  text: emailText(email),
});
