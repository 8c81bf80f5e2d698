import { describe, expect, it } from 'vitest';
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
