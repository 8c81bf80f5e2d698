import type { Address, ErrorBody } from '#openapi/generated/waymark.gen.ts';
import type { ApiFailure } from '#machines/shared/failure.ts';
import type { PostedForm as Posted } from '#src/ui/form/posted.ts';
import { inLocale, type LocaleCode } from '#src/domain/locale.ts';
import { returnPathOf } from '#src/domain/return-path.ts';
import type { Caller } from './caller.ts';
import { addressBody, contactBody, interestsBody, profileBody, signUpBody, texts } from './posted-bodies.ts';
import { type PostedCall, signInPosted } from './posted-sign-in.ts';
import { refusal } from './refusal.ts';

interface PostedForm {
  /** Makes the calls of the form, and returns the answer of the last. */
  send: (call: PostedCall, typed: URLSearchParams, locale: LocaleCode) => Promise<Response>;
  /** Where an accepted form leads, without the locale. */
  next: (typed: URLSearchParams) => string;
  /** Fields that the address of the page has, by the name of the parameter. */
  keeps?: Readonly<Record<string, string>>;
}

/** A form of one operation, whose page shows that it was accepted. */
const oneCall = (
  page: string,
  form: {
    path: string;
    body: (typed: URLSearchParams, locale: LocaleCode) => object;
    posted: 'sent' | 'changed' | 'created';
    keeps?: Readonly<Record<string, string>>;
  },
): [string, PostedForm] => [
  page,
  {
    send: (call, typed, locale) => call(form.path, form.body(typed, locale)),
    next: () => `/${page}?posted=${form.posted}`,
    ...(form.keeps ? { keeps: form.keeps } : {}),
  },
];

const subscriptions = '/consumers-v3/consumer/subscription';

/** The page of the newsletter has three forms: one asks for it, one has the code of a link, one ends it. */
const newsletter: PostedForm = {
  send: (call, typed) => {
    const [code, stop] = [typed.get('code'), typed.get('stop')];
    if (code !== null) return call(subscriptions, { channel: 'email', code }, 'PUT');
    if (stop !== null) return call(`${subscriptions}/${encodeURIComponent(stop)}`, {}, 'DELETE');
    const consent = { policy: typed.has('policy'), source: { acquisitionType: 'Footer' } };
    return call(subscriptions, { channel: 'email', recipient: typed.get('email')?.trim() ?? '', ...consent });
  },
  next: (typed) => {
    if (typed.has('code')) return '/newsletter?posted=created';
    return typed.has('stop') ? '/newsletter?posted=changed' : '/newsletter?posted=sent';
  },
};

const addresses = '/consumers-v3/consumer/address';

/** Makes an address the main one of its kind. The form has its id alone: the rest is as the book has it. */
async function makeMain(call: PostedCall, id: string): Promise<Response> {
  const read = await call(addresses, {}, 'GET');
  if (!read.ok) return read;
  const book = (await read.json()) as { addresses: Address[] };
  const chosen = book.addresses.find(({ addressId }) => addressId === id);
  if (!chosen) return refusal(404, 'CCA401');
  const { addressId: _, ...address } = chosen;
  return call(`${addresses}/${encodeURIComponent(id)}`, { address: { ...address, main: true } }, 'PUT');
}

/** The page of the address book has a form for a new address, and for each that it has those of its changes. */
const addressBook: PostedForm = {
  send: (call, typed, locale) => {
    const [main, removed, edited] = [typed.get('makeMain'), typed.get('remove'), typed.get('edit')];
    if (main !== null) return makeMain(call, main);
    if (removed !== null) return call(`${addresses}/${encodeURIComponent(removed)}`, {}, 'DELETE');
    const body = addressBody(typed, locale);
    return edited === null ? call(addresses, body) : call(`${addresses}/${encodeURIComponent(edited)}`, body, 'PUT');
  },
  next: () => '/account/addresses',
  keeps: { add: 'add', edit: 'edit', country: 'country' },
};

/**
 * Pages with a form that works without script: the browser posts it to the page. With script, the page's chart calls
 * the operation itself.
 */
const forms = new Map<string, PostedForm>([
  oneCall('forgot-password', {
    path: '/consumers-v3/consumer/resetpassword',
    body: texts('email'),
    posted: 'sent',
  }),
  oneCall('reset-password', {
    path: '/consumers-v3/confirmforgotpassword',
    body: texts('code', 'newPassword', 'confirmPassword'),
    posted: 'changed',
    keeps: { code: 'code' },
  }),
  oneCall('sign-up', {
    path: '/consumers-v3/auth/signup',
    body: signUpBody,
    posted: 'created',
    keeps: {
      enrollment: 'enrollment',
      store: 'storeNum',
      campaignName: 'enrollment_marketing_source',
      leadSource: 'leadSource',
    },
  }),
  [
    'sign-in',
    { send: signInPosted, next: (typed) => returnPathOf(typed.get('returnTo')), keeps: { returnTo: 'returnTo' } },
  ],
  ['sign-out', { send: (call) => call('/consumers-v3/consumer/auth/signout', {}), next: () => '/' }],
  ['newsletter', newsletter],
  ['account/addresses', addressBook],
  [
    'account/profile',
    {
      send: (call, typed) => call('/consumers-v3/consumer', profileBody(typed), 'PUT'),
      next: () => '/account/profile?posted=changed',
    },
  ],
  [
    'account/interests',
    {
      send: (call, typed) => call('/consumers-v3/consumer', interestsBody(typed), 'PUT'),
      next: () => '/account/interests?posted=changed',
    },
  ],
  oneCall('account/password', {
    path: '/consumers-v3/consumer/changepassword',
    body: texts('currentPassword', 'newPassword', 'confirmPassword'),
    posted: 'changed',
  }),
  oneCall('help/contact-us', { path: '/consumers-v3/contactus', body: contactBody, posted: 'sent' }),
]);

/** Characters of a kept field: the parameters of a page are no longer. */
const LONGEST_KEPT = 256;

const formType = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;

/** Headers that the gateway judges the caller by, and the one that names the device of a sign-in. */
const passedOn = ['origin', 'sec-fetch-site', 'cookie', 'user-agent'];

/** What a form may say of where its shopper came from (core 2, leadSource). */
const sources = /^[A-Za-z0-9 ._-]{1,60}$/;

function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

async function failureOf(answer: Response): Promise<ApiFailure> {
  const { errorDetails } = (await answer.json()) as ErrorBody;
  const [first] = errorDetails;
  const fields = errorDetails.flatMap(({ errorId, field }) => (field === undefined ? [] : [{ field, errorId }]));
  return {
    errorId: first?.errorId ?? 'GEN500',
    message: '',
    status: answer.status,
    ...(first?.additionalInfo ? { additionalInfo: first.additionalInfo } : {}),
    ...(fields.length > 0 ? { fields } : {}),
  };
}

/**
 * What the page shows again: every field but passwords, several values of a name joined as in `joined`. In one pass:
 * a body may have a hundred thousand fields.
 */
function shownAgain(typed: URLSearchParams): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const [name, value] of typed) {
    if (/password/i.test(name)) continue;
    const before = shown.get(name);
    shown.set(name, before === undefined ? value : `${before}|${value}`);
  }
  return shown;
}

/** Renders a page of the shop as the answer to its refused form. */
export type ShowAgain = (request: Request, caller: Caller, posted: Posted) => Promise<Response>;

/**
 * Returns what answers a posted form: it calls the operation through the gateway, then sends the browser to the page,
 * which tells the outcome. A refused form is answered by the page itself, with what was typed: no address and no cookie
 * has it (docs/decisions/073). Null if the page has no such form.
 */
export const createPostedForms =
  (gateway: (request: Request, caller: Caller) => Promise<Response>, showAgain: ShowAgain) =>
  async (request: Request, caller: Caller, locale: LocaleCode, page: string): Promise<Response | null> => {
    const form = forms.get(page);
    if (!form) return null;
    if (!formType.test(request.headers.get('content-type') ?? '')) return refusal(415, 'API415');
    const typed = new URLSearchParams(await request.text());
    const headers = new Headers({ 'content-type': 'application/json', 'x-locale': locale });
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const leadSource = typed.get('leadSource') ?? '';
    if (sources.test(leadSource)) headers.set('source', leadSource);
    const call: PostedCall = (path, body, method = 'POST') =>
      gateway(
        new Request(new URL(path, request.url), {
          method,
          headers,
          ...(method === 'DELETE' || method === 'GET' ? {} : { body: JSON.stringify(body) }),
        }),
        caller,
      );
    const answer = await form.send(call, typed, locale);
    if (answer.ok) return seeOther(inLocale(locale, form.next(typed)), answer.headers.getSetCookie());
    const failure = await failureOf(answer);
    // Another site posted it: its page gets nothing to show.
    if (failure.errorId === 'AUT404') return refusal(403, 'AUT404');
    const address = new URL(inLocale(locale, `/${page}`), request.url);
    address.searchParams.set('refused', failure.errorId);
    for (const [field, parameter] of Object.entries(form.keeps ?? {})) {
      const value = typed.get(field);
      // A link that is used up leads to the form for another one.
      if (value && value.length <= LONGEST_KEPT && failure.errorId !== 'AUT402')
        address.searchParams.set(parameter, value);
    }
    return showAgain(new Request(address, { headers: request.headers }), caller, {
      typed: shownAgain(typed),
      failure,
    });
  };
