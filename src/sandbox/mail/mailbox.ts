import { decoded } from '#src/domain/decoded.ts';
import type { SmsReply } from '#src/commerce/mail/sms-sender.ts';
import { isSms, mailList, mailPage } from './pages.ts';
import type { KeptMail } from './mail.types.ts';

/** Where emails lie: as often as one with the same id comes, it lies there once. */
export interface MailStore {
  insertIfAbsent(mail: KeptMail): Promise<void>;
  find(id: string): Promise<KeptMail | null>;
  /** Deletes what was sent before a moment. */
  forget(before: Date): Promise<void>;
  /** The newest first. */
  newest(count: number): Promise<KeptMail[]>;
}

/** How long an email lies here, in milliseconds: who tries the shop may type a real address. */
const KEPT = 30 * 86_400_000;

/** Emails that one look shows. */
const SHOWN = 100;

export interface Mailbox {
  send(mail: Omit<KeptMail, 'sentAt'>): Promise<void>;
  /**
   * /sandbox/mail, and /sandbox/mail/ID for one email (`?as=html` is the email alone, `?as=text` its text). The answer
   * to a text message is posted there, and received by the shop.
   */
  fetch(request: Request, receive: (reply: SmsReply) => Promise<void>): Promise<Response>;
}

/** Mail as the shop sent it, for a laptop that has no mail server. Nothing of it leaves the machine. */
export function createMailbox({ store, clock }: { store: MailStore; clock: () => Date }): Mailbox {
  const page = (html: string, status = 200): Response =>
    new Response(html, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy':
          "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'",
      },
    });
  const idIn = (pathname: string): string | null => {
    const [, segment] = /^\/sandbox\/mail\/(.+)$/.exec(pathname) ?? [];
    const id = segment === undefined ? null : decoded(segment);
    return id?.includes('\0') ? null : id;
  };
  /** Passes on what the reader of a text message answers, as a provider does. */
  const answered: Mailbox['fetch'] = async (request, receive) => {
    const id = idIn(new URL(request.url).pathname);
    const sms = id === null ? null : await store.find(id);
    const text = (await request.formData().catch(() => null))?.get('text');
    if (!sms || !isSms(sms) || typeof text !== 'string') return page(mailList(await store.newest(SHOWN)), 404);
    await receive({ from: sms.to.slice(1), text });
    return new Response(null, { status: 303, headers: { location: '/sandbox/mail' } });
  };
  return {
    async send(mail) {
      await store.forget(new Date(clock().getTime() - KEPT));
      await store.insertIfAbsent({ ...mail, sentAt: clock().toISOString() });
    },
    async fetch(request, receive) {
      if (request.method === 'POST') return answered(request, receive);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
      const { pathname, searchParams } = new URL(request.url);
      if (!/^\/sandbox\/mail\/./.test(pathname)) return page(mailList(await store.newest(SHOWN)));
      const id = idIn(pathname);
      const mail = id === null ? null : await store.find(id);
      if (!mail) return page(mailList(await store.newest(SHOWN)), 404);
      if (searchParams.get('as') === 'html') return page(mail.html);
      if (searchParams.get('as') === 'text')
        return new Response(mail.text, {
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        });
      return page(mailPage(mail));
    },
  };
}
