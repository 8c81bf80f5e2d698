import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { PostedForm } from '#src/ui/form/posted.ts';
import { createPostedForms } from '#src/server/posted-forms.ts';

const caller = { address: '203.0.113.7', host: 'shop.test', port: 80 };

/** Posted forms in front of a gateway and pages that record their calls. */
function formsTo(answer: () => Response) {
  const seen: Request[] = [];
  const again: { address: string; posted: PostedForm }[] = [];
  const post = createPostedForms(
    async (request) => {
      seen.push(request);
      return answer();
    },
    async ({ url, method }, _, posted) => {
      expect(method).toBe('GET');
      again.push({ address: url.replace('http://shop.test', ''), posted });
      return new Response('the page', { status: posted.failure.status });
    },
  );
  const send = (page: string, fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}) =>
    post(
      new Request(`http://shop.test/de-de/${page}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://shop.test', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
      caller,
      'de-de',
      page,
    );
  return { seen, again, send };
}

const refused = (errorId: string, status: number) => () =>
  Response.json({ errorDetails: [{ errorId, message: errorId }] }, { status });
const noContent = () => new Response(null, { status: 204 });
const passwords = { code: 'the-code', newPassword: 'Ridgeline24', confirmPassword: 'Ridgeline24' };

describe('a form that is posted without script', () => {
  it('calls the operation with its own fields, the language and the origin of the page', async () => {
    const { seen, send } = formsTo(noContent);
    const answer = await send('reset-password', { ...passwords, role: 'admin' });
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/de-de/reset-password?posted=changed');
    expect(seen[0]?.url).toBe('http://shop.test/consumers-v3/confirmforgotpassword');
    expect(await seen[0]?.json()).toEqual(passwords);
    expect(seen[0]?.headers.get('origin')).toBe('http://shop.test');
    expect(seen[0]?.headers.get('x-locale')).toBe('de-de');
  });

  it('comes back to its page with the refusal, and the code as long as it can be used', async () => {
    const addressAfter = async (errorId: string, status: number) => {
      const { again, send } = formsTo(refused(errorId, status));
      expect((await send('reset-password', passwords))?.status).toBe(status);
      return again[0]?.address;
    };
    expect(await addressAfter('FE340', 422)).toBe('/de-de/reset-password?refused=FE340&code=the-code');
    expect(await addressAfter('AUT402', 410)).toBe('/de-de/reset-password?refused=AUT402');
  });

  it('keeps no field that is too long for an address', async () => {
    const { again, send } = formsTo(refused('API422', 400));
    await send('reset-password', { ...passwords, code: 'c'.repeat(20_000) });
    expect(again[0]?.address).toBe('/de-de/reset-password?refused=API422');
  });

  it('shows no password and no email in the address', async () => {
    const { again, send } = formsTo(refused('API429', 429));
    const told = await send('forgot-password', { email: 'maya.reed@example.com' });
    expect(told?.headers.get('location')).toBeNull();
    expect(again[0]?.address).toBe('/de-de/forgot-password?refused=API429');
  });

  it('is shown again with what was typed but no password, and the fields that were refused', async () => {
    const errorDetails = [{ errorId: 'API422', message: 'no', field: '/firstName' }];
    const { again, send } = formsTo(() => Response.json({ errorDetails }, { status: 422 }));
    await send('sign-up', { email: 'ada@example.com', password: 'Ridgeline24', firstName: '1', newsletter: 'on' });
    expect(Object.fromEntries(again[0]?.posted.typed ?? [])).toEqual({
      email: 'ada@example.com',
      firstName: '1',
      newsletter: 'on',
    });
    expect(again[0]?.posted.failure).toEqual({
      errorId: 'API422',
      message: '',
      status: 422,
      fields: [{ field: '/firstName', errorId: 'API422' }],
    });
  });

  it('is shown again in one pass, however many fields it has', async () => {
    const { again, send } = formsTo(refused('AUT401', 401));
    const fields = new URLSearchParams('email=maya%40example.com&' + 'a&'.repeat(20_000));
    const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll');
    await send('sign-in', fields);
    // For the fields that the form has; each call reads all that were posted.
    expect(getAll.mock.calls.length).toBeLessThan(50);
    getAll.mockRestore();
    expect(again[0]?.posted.typed.get('email')).toBe('maya@example.com');
    expect(again[0]?.posted.typed.get('a')).toBe('|'.repeat(19_999));
  });

  it('tells where its shopper came from', async () => {
    const { seen, send } = formsTo(() => new Response(null, { status: 201 }));
    for (const leadSource of ['spring banner', 'not\na header', '']) await send('sign-up', { leadSource });
    expect(seen.map(({ headers }) => headers.get('source'))).toEqual(['spring banner', null, null]);
  });

  it('still tells it after a refusal', async () => {
    const { again, send } = formsTo(refused('AUT439', 409));
    await send('sign-up', { store: '1009', campaignName: 'spring', leadSource: 'POS' });
    expect(again[0]?.address).toBe(
      '/de-de/sign-up?refused=AUT439&storeNum=1009&enrollment_marketing_source=spring&leadSource=POS',
    );
  });

  it('is refused where another site posted it, or posted something else', async () => {
    const { send } = formsTo(refused('AUT404', 403));
    expect((await send('forgot-password', { email: 'maya.reed@example.com' }))?.status).toBe(403);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded-no', ''])
      expect((await send('forgot-password', {}, { 'content-type': type }))?.status).toBe(415);
  });

  it('is taken by no other page', async () => {
    const { seen, send } = formsTo(noContent);
    expect(await send('cart', passwords)).toBeNull();
    expect(seen).toEqual([]);
  });
});

describe('a message to the shop that is posted without script', () => {
  it('sends category and subject of one field, and comes back to its page', async () => {
    const { seen, send } = formsTo(() => Response.json({ caseNumber: 'WC10004217' }, { status: 201 }));
    const typed = {
      subject: 'order/delivery',
      name: 'Ada',
      email: 'ada@example.com',
      orderNumber: ' ',
      message: 'Hello',
    };
    const answer = await send('help/contact-us', typed);
    expect(answer?.headers.get('location')).toBe('/de-de/help/contact-us?posted=sent');
    expect(await seen[0]?.json()).toEqual({
      requestType: 'CONTACT',
      organization: 'WAYMARK',
      payload: { category: 'order', subject: 'delivery', name: 'Ada', email: 'ada@example.com', message: 'Hello' },
    });
  });
});

describe('the newsletter without script', () => {
  const done = () => new Response(null, { status: 204 });

  it('sends the address and the accepted policy', async () => {
    const { seen, send } = formsTo(done);
    const answer = await send('newsletter', { email: ' ada@example.com ', policy: 'on' });
    expect(answer?.headers.get('location')).toBe('/de-de/newsletter?posted=sent');
    expect(await seen[0]?.json()).toEqual({
      channel: 'email',
      recipient: 'ada@example.com',
      policy: true,
      source: { acquisitionType: 'Footer' },
    });
  });

  it('confirms the code of a link by PUT, and ends a subscription by DELETE', async () => {
    const { seen, send } = formsTo(done);
    const confirmed = await send('newsletter', { code: 'a-code' });
    expect(confirmed?.headers.get('location')).toBe('/de-de/newsletter?posted=created');
    const ended = await send('newsletter', { stop: 'an-id' });
    expect(ended?.headers.get('location')).toBe('/de-de/newsletter?posted=changed');
    expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'PUT /consumers-v3/consumer/subscription',
      'DELETE /consumers-v3/consumer/subscription/an-id',
    ]);
  });
});

describe('what a customer tells of themselves without script', () => {
  const changed = () => Response.json({}, { status: 200 });

  it('changes the details: an empty phone is deleted, and what nobody chose stays', async () => {
    const { seen, send } = formsTo(changed);
    const typed = { firstName: ' Ada ', lastName: 'Stone', birthDate: '', gender: '', phone: '', postalCode: '80302' };
    const answer = await send('account/profile', { ...typed, preferredShoeSize: '9.5', email: 'not@changed.example' });
    expect(answer?.headers.get('location')).toBe('/de-de/account/profile?posted=changed');
    expect([seen[0]?.method, new URL(seen[0]?.url ?? '').pathname]).toEqual(['PUT', '/consumers-v3/consumer']);
    expect(await seen[0]?.json()).toEqual({
      consumerProfile: {
        consumerDetails: { firstName: 'Ada', lastName: 'Stone', phone: '', postalCode: '80302' },
        preferences: { preferredShoeSize: '9.5' },
      },
    });
  });

  it('changes the password, and shows none again', async () => {
    const typed = { currentPassword: 'Trailhead1', newPassword: 'Ridgeline24', confirmPassword: 'Ridgeline24' };
    const accepted = formsTo(noContent);
    const answer = await accepted.send('account/password', typed);
    expect(answer?.headers.get('location')).toBe('/de-de/account/password?posted=changed');
    expect(await accepted.seen[0]?.json()).toEqual(typed);
    const { again, send } = formsTo(refused('AUT450', 422));
    await send('account/password', typed);
    expect(again[0]?.address).toBe('/de-de/account/password?refused=AUT450');
    expect([...(again[0]?.posted.typed ?? [])]).toEqual([]);
  });

  const place = { firstName: 'Ada', lastName: 'Stone', addressLine1: 'Weg 1', postalCode: '10115', city: 'Berlin' };

  it('adds an address of the shop’s country, and changes one by its id', async () => {
    const { seen, send } = formsTo(changed);
    const answer = await send('account/addresses', { ...place, add: 'billing', country: 'AT', main: 'true' });
    expect(answer?.headers.get('location')).toBe('/de-de/account/addresses');
    await send('account/addresses', { ...place, edit: 'an/id' });
    expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /consumers-v3/consumer/address',
      'PUT /consumers-v3/consumer/address/an%2Fid',
    ]);
    expect(await seen[0]?.json()).toEqual({ address: { ...place, country: 'AT', approachType: 'B' } });
    expect(await seen[1]?.json()).toEqual({ address: { ...place, country: 'DE', approachType: 'S' } });
  });

  it('removes an address, and makes one the main one as the book has it', async () => {
    const removed = formsTo(noContent);
    const answer = await removed.send('account/addresses', { remove: 'an/id' });
    expect(answer?.headers.get('location')).toBe('/de-de/account/addresses');
    expect([removed.seen[0]?.method, new URL(removed.seen[0]?.url ?? '').pathname]).toEqual([
      'DELETE',
      '/consumers-v3/consumer/address/an%2Fid',
    ]);
    const saved = {
      ...place,
      addressId: 'an-id',
      phone: '491701234567',
      country: 'DE',
      approachType: 'S',
      main: false,
    };
    const { seen, again, send } = formsTo(() => Response.json({ canSave: true, addresses: [saved] }));
    await send('account/addresses', { makeMain: 'an-id', city: 'Bonn' });
    expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /consumers-v3/consumer/address',
      'PUT /consumers-v3/consumer/address/an-id',
    ]);
    const { addressId: _, ...address } = saved;
    expect(await seen[1]?.json()).toEqual({ address: { ...address, main: true } });
    expect((await send('account/addresses', { makeMain: 'gone' }))?.status).toBe(404);
    expect(again[0]?.address).toBe('/de-de/account/addresses?refused=CCA401');
    expect(seen).toHaveLength(3);
  });

  it('tells why an address stays, and does not ask again', async () => {
    const { again, send } = formsTo(refused('PRO414', 409));
    await send('account/addresses', { remove: 'an-id' });
    await send('account/addresses', { makeMain: 'an-id' });
    expect(again.map(({ address }) => address)).toEqual(Array(2).fill('/de-de/account/addresses?refused=PRO414'));
  });

  it('saves all the interests that are chosen, also none, and shows them again where they are refused', async () => {
    const { seen, send } = formsTo(changed);
    const chosen = new URLSearchParams([
      ['interests', 'Hiking'],
      ['interests', 'Fell running'],
    ]);
    const answer = await send('account/interests', chosen);
    await send('account/interests', {});
    expect(answer?.headers.get('location')).toBe('/de-de/account/interests?posted=changed');
    expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(
      Array(2).fill('PUT /consumers-v3/consumer'),
    );
    expect(await Promise.all(seen.map((request) => request.json()))).toEqual([
      { consumerProfile: { preferences: { interests: 'Hiking|Fell running' } } },
      { consumerProfile: { preferences: { interests: '' } } },
    ]);
    const shown = formsTo(refused('API429', 429));
    await shown.send('account/interests', chosen);
    expect(shown.again[0]?.posted.typed.get('interests')).toBe('Hiking|Fell running');
  });

  it('leads a refused address back to its form', async () => {
    const { again, send } = formsTo(refused('PYT406', 422));
    await send('account/addresses', { ...place, add: 'billing', country: 'FR' });
    await send('account/addresses', { ...place, edit: 'an-id' });
    expect(again.map(({ address }) => address)).toEqual([
      '/de-de/account/addresses?refused=PYT406&add=billing&country=FR',
      '/de-de/account/addresses?refused=PYT406&edit=an-id',
    ]);
  });
});

describe('a sign-up that is posted without script', () => {
  const person = {
    email: 'ada@example.com',
    password: 'Ridgeline24',
    firstName: 'Ada',
    lastName: '',
    enrollment: 'loyalty',
  };

  it('sends what is filled in and ticked, and nothing else', async () => {
    const { seen, send } = formsTo(() => Response.json({ consumerId: 'an id' }, { status: 201 }));
    const answer = await send('sign-up', { ...person, policy: 'on', loyaltyTerms: 'on', points: '5000' });
    expect(answer?.headers.get('location')).toBe('/de-de/sign-up?posted=created');
    expect(await seen[0]?.json()).toEqual({
      email: 'ada@example.com',
      password: 'Ridgeline24',
      firstName: 'Ada',
      enrollment: 'loyalty',
      newsletter: false,
      optInAccepted: false,
      loyaltyTerms: true,
      termsConditionsAndPolicy: true,
      isTermsConfirmed: false,
    });
  });

  it('comes back to the same form, without the email in its address', async () => {
    const { again, send } = formsTo(refused('AUT439', 409));
    await send('sign-up', { ...person, policy: 'on', brandTerms: 'on', store: '12' });
    expect(again[0]?.address).toBe('/de-de/sign-up?refused=AUT439&enrollment=loyalty&storeNum=12');
  });
});

describe('a sign-in that is posted without script', () => {
  const typed = { email: ' maya.reed@example.com ', password: 'Trailhead1', returnTo: '/account/orders' };
  const answers = (signIn: () => Response) => {
    const session = new Response('{}', { status: 200 });
    session.headers.append('set-cookie', 'wm_access=a; HttpOnly');
    session.headers.append('set-cookie', 'wm_refresh=b; HttpOnly');
    const queue = [signIn, () => session];
    return formsTo(() => queue.shift()!());
  };
  const code = () => Response.json({ authorizationCode: 'the-code' });

  it('shows the password, exchanges the code, and leads on with the cookies of the session', async () => {
    const { seen, send } = answers(code);
    const answer = await send('sign-in', typed);
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/de-de/account/orders');
    expect(answer?.headers.getSetCookie()).toEqual([
      'wm_access=a; HttpOnly',
      'wm_refresh=b; HttpOnly',
      expect.stringMatching(/^wm_begun_session=1; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
    const [shown, exchanged] = await Promise.all(seen.map((request) => request.json()));
    expect(shown).toMatchObject({ type: 'Registered', username: 'maya.reed@example.com', password: 'Trailhead1' });
    expect(exchanged).toMatchObject({ grant: 'registered', authorizationCode: 'the-code' });
    const challenge = createHash('sha256').update(exchanged.codeVerifier).digest('base64url');
    expect(shown.codeChallenge).toBe(challenge);
  });

  it('comes back with the refusal of a wrong password, and says nothing of the address', async () => {
    const { seen, again, send } = answers(refused('AUT401', 401));
    const answer = await send('sign-in', typed);
    expect(answer?.status).toBe(401);
    expect(again[0]?.address).toBe('/de-de/sign-in?refused=AUT401&returnTo=%2Faccount%2Forders');
    expect(answer?.headers.getSetCookie()).toEqual([]);
    expect(seen).toHaveLength(1);
  });

  it('leads to no other site', async () => {
    const { send } = answers(code);
    expect((await send('sign-in', { ...typed, returnTo: '//evil.example' }))?.headers.get('location')).toBe(
      '/de-de/account',
    );
  });
});

it('a sign-out that is posted without script ends the session and leads home', async () => {
  const { seen, send } = formsTo(() => {
    const answer = new Response(null, { status: 204 });
    answer.headers.append('set-cookie', 'wm_access=; Max-Age=0');
    return answer;
  });
  const answer = await send('sign-out', {});
  expect(seen[0]?.url).toBe('http://shop.test/consumers-v3/consumer/auth/signout');
  expect(answer?.headers.get('location')).toBe('/de-de');
  expect(answer?.headers.getSetCookie()).toEqual(['wm_access=; Max-Age=0']);
});
