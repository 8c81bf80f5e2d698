import { describe, expect, it } from 'vitest';
import { send as changePassword } from '#model-tests/change-password/change-password.model.ts';
import { send as contact } from '#model-tests/contact/contact.model.ts';
import { send as dataDownload } from '#model-tests/data-download/data-download.model.ts';
import { send as erasure } from '#model-tests/erasure/erasure.model.ts';
import { send as giftCard } from '#model-tests/gift-card/gift-card.model.ts';
import { send as giftOption } from '#model-tests/gift-option/gift-option.model.ts';
import { send as newsletter } from '#model-tests/newsletter/newsletter.model.ts';
import { send as orderLookup } from '#model-tests/order-lookup/order-lookup.model.ts';
import { send as resetPassword } from '#model-tests/reset-password/reset-password.model.ts';
import { send as signInFlow } from '#model-tests/sign-in/sign-in.model.ts';
import { send as signIn } from '#model-tests/sign-in-form/sign-in-form.model.ts';
import { send as signUp } from '#model-tests/sign-up-form/sign-up-form.model.ts';
import { send as subscriptions } from '#model-tests/subscriptions/subscriptions.model.ts';
import { activeStates, stateText } from '#src/charts/inspect/active.ts';
import { mask } from '#src/charts/inspect/mask.ts';

const secrets = [
  'ada@example.com',
  '+1 555 010 9999',
  'Lovelace',
  '12 Analytical Row',
  'EC1A 1BB',
  '4111 1111 1111 1111',
  'eyJhbGciOi',
  'hunter2',
];

/** What the events of the models have in their fields. */
const secretOf = [
  'Trailhead1',
  'Ridgeline24',
  'Ridgeline 24',
  '@example.com',
  '1994-03-08',
  '555 - 0142',
  '15035550142',
  '123456',
  'Maya Reed',
  'Where is my parcel?',
  '6006490010000028',
  '1936',
  'Rowan',
  'See you at the trailhead!',
];

describe('masking', () => {
  it('hides personal data anywhere in a value, and keeps what explains the flow', () => {
    const event = {
      change: { operation: 'addShippingAddress', key: 'k-1' },
      address: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        addressLine1: '12 Analytical Row',
        postalCode: 'EC1A 1BB',
        countryCode: 'GB',
        phoneNumber: '+1 555 010 9999',
      },
      email: 'ada@example.com',
      card: { number: '4111 1111 1111 1111', brand: 'visa', expiry: { month: 12 } },
      tokens: { accessToken: 'eyJhbGciOi', refreshToken: ['eyJhbGciOi'] },
      password: 'hunter2',
      note: 'write to ada@example.com about 4111-1111-1111-1111',
      items: [{ productId: 'WMTR1001MOS', quantity: 2 }],
    };
    const masked = mask(event);
    const text = JSON.stringify(masked);
    for (const secret of [...secrets, '4111-1111-1111-1111', '"Ada"', 'visa']) expect(text).not.toContain(secret);
    expect(masked).toMatchObject({
      change: { operation: 'addShippingAddress', key: 'k-1' },
      address: { countryCode: 'GB', firstName: '•••' },
      items: [{ productId: 'WMTR1001MOS', quantity: 2 }],
    });
  });

  it.each([
    'email',
    'emailAddress',
    'phone',
    'phoneNumber',
    'firstName',
    'lastName',
    'name',
    'addressLine1',
    'address1',
    'street',
    'city',
    'postalCode',
    'zip',
    'cardNumber',
    'giftCard',
    'token',
    'accessToken',
    'clientSecret',
    'birthDate',
  ])('hides %s, whatever is in it', (key) => {
    expect(mask({ [key]: 'somebody' })).toEqual({ [key]: '•••' });
    expect(mask({ [key]: { deep: ['somebody', 5] } })).toEqual({ [key]: { deep: ['•••', '•••'] } });
  });

  it('replaces a personal number by the same pseudonym everywhere', () => {
    const masked = mask([
      { consumerNo: 'C-1001' },
      { session: { consumerNo: 'C-1001' } },
      { consumerNo: 'C-1002' },
      { consumerNo: null },
    ]);
    const [first, again, other, nobody] = masked as [
      { consumerNo: string },
      { session: { consumerNo: string } },
      { consumerNo: string },
      { consumerNo: null },
    ];
    expect(JSON.stringify(masked)).not.toContain('C-100');
    expect(again.session.consumerNo).toBe(first.consumerNo);
    expect(other.consumerNo).not.toBe(first.consumerNo);
    expect(nobody.consumerNo).toBeNull();
  });

  it('makes plain JSON of everything', () => {
    const circle: Record<string, unknown> = { kind: 'circle' };
    circle['self'] = circle;
    const odd = {
      circle,
      run: () => 1,
      error: Object.assign(new Error('ada@example.com failed'), { errorId: 'API500' }),
      none: undefined,
      card: circle,
      big: Array.from({ length: 500 }, () => 1),
    };
    const masked = mask(odd);
    expect(JSON.parse(JSON.stringify(masked))).toEqual(masked);
    expect(masked).toMatchObject({
      run: '(function)',
      error: { error: '••• failed', errorId: 'API500' },
      none: null,
      card: '•••',
    });
  });

  it.each([null, 0, 7, '', 'en-us', true, 12900])('leaves %j as it is', (value) => {
    expect(mask(value)).toBe(value);
  });
});

describe('what shoppers type in a form', () => {
  it.each([
    ['the sign-in', signIn],
    ['the way to it', signInFlow],
    ['the sign-up', signUp],
    ['a new password', changePassword],
    ['a password for one that was forgotten', resetPassword],
    ['the password before an erasure', erasure],
    ['the password before a download', dataDownload],
    ['the code of a text message, and the phone', subscriptions],
    ['the newsletter', newsletter],
    ['a message to the shop', contact],
    ['an order that is looked up', orderLookup],
    ['a gift card', giftCard],
    ['a present', giftOption],
  ])('leaves the page neither as an event nor in a log: %s', (_, events) => {
    const sent = JSON.stringify(events);
    const typed = secretOf.filter((secret) => sent.includes(secret));
    expect(typed).not.toEqual([]);
    const told = JSON.stringify(mask(events));
    expect(typed.filter((secret) => told.includes(secret))).toEqual([]);
  });
});

describe('the states that a value is in', () => {
  it('are named as the drawing names them', () => {
    expect([...activeStates('session', { guest: 'ready' })]).toEqual(['#session', 'guest', 'guest.ready']);
    expect([...activeStates('header', { look: 'light', scroll: { moving: 'settling' } })]).toEqual([
      '#header',
      'look',
      'look.light',
      'scroll',
      'scroll.moving',
      'scroll.moving.settling',
    ]);
  });
  it('read as a line', () => {
    expect(stateText('ready')).toBe('ready');
    expect(stateText({ look: 'light', scroll: { moving: 'settling' } })).toBe('look.light, scroll.moving.settling');
  });
});
