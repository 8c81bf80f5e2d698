import type { ErrorBody } from '#openapi/generated/waymark.gen.ts';
import { inLocale, type LocaleCode } from '#src/domain/locale.ts';
import type { Caller } from './caller.ts';
import { refusal } from './refusal.ts';

interface PostedForm {
  /** Path of the operation that the form calls. */
  path: string;
  fields: readonly string[];
  /** The answer of the page to a form that was accepted. */
  posted: 'sent' | 'changed';
  /** A field that the page needs again after a refusal. It is no secret to whom has the page. */
  keeps?: string;
}

/**
 * Pages with a form that works without script: the browser posts it to the page. With script, the page's chart calls
 * the operation itself.
 */
const forms = new Map<string, PostedForm>([
  ['forgot-password', { path: '/consumers-v3/consumer/resetpassword', fields: ['email'], posted: 'sent' }],
  [
    'reset-password',
    {
      path: '/consumers-v3/confirmforgotpassword',
      fields: ['code', 'newPassword', 'confirmPassword'],
      posted: 'changed',
      keeps: 'code',
    },
  ],
]);

/** Headers that the gateway judges the caller by. */
const passedOn = ['origin', 'sec-fetch-site', 'cookie'];

const errorIdOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as ErrorBody).errorDetails[0]?.errorId ?? 'GEN500';

/**
 * Returns what answers a posted form: it calls the operation through the gateway, then sends the browser to the page,
 * which tells the outcome. Null if the page has no such form.
 */
export const createPostedForms =
  (gateway: (request: Request, caller: Caller) => Promise<Response>) =>
  async (request: Request, caller: Caller, locale: LocaleCode, page: string): Promise<Response | null> => {
    const form = forms.get(page);
    if (!form) return null;
    if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return refusal(415, 'API415');
    const typed = new URLSearchParams(await request.text());
    const headers = new Headers({ 'content-type': 'application/json', 'x-locale': locale });
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = JSON.stringify(Object.fromEntries(form.fields.map((name) => [name, typed.get(name) ?? ''])));
    const answer = await gateway(
      new Request(new URL(form.path, request.url), { method: 'POST', headers, body }),
      caller,
    );
    const search = new URLSearchParams();
    if (answer.ok) search.set('posted', form.posted);
    else {
      const errorId = await errorIdOf(answer);
      // Another site posted it: its page gets nothing to show.
      if (errorId === 'AUT404') return refusal(403, 'AUT404');
      search.set('refused', errorId);
      const kept = form.keeps && errorId !== 'AUT402' ? typed.get(form.keeps) : null;
      if (form.keeps && kept) search.set(form.keeps, kept);
    }
    return new Response(null, {
      status: 303,
      headers: { location: `${inLocale(locale, `/${page}`)}?${search}`, 'cache-control': 'no-store' },
    });
  };
