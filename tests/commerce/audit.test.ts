import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuthSession } from '#openapi/generated/waymark.gen.ts';
import type { AuditEvent } from '#src/commerce/audit/audit.types.ts';
import { people } from '#src/demo/people/people.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { caller, openTestShop, place, readyCart, type Shopper, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
});
afterAll(() => shop.close());

/** Length of the audit trail before the test, so that a test reads only its own events. */
let seen = 0;
const all = () =>
  shop.database.raw<Required<AuditEvent>>(
    'SELECT kind, actor, role, subject, facts, reason FROM audit_events ORDER BY seq',
    [],
  );
const ids = async () =>
  (await shop.database.raw<{ id: string }>('SELECT id FROM audit_events', [])).map(({ id }) => id);
const told = async () => (await all()).slice(seen);
beforeEach(async () => {
  seen = (await all()).length;
});

const event = (facts: object) => ({ subject: null, facts: {}, reason: null, ...facts });
const [maya] = people;
if (!maya) throw new Error('nobody is there');
const wrong = (path: string, username: string) =>
  caller(shop.commerce, '', 'POST', path, {
    ...(path.endsWith('signin') ? { type: 'Registered' } : {}),
    username,
    password: 'not the password',
    codeChallenge: 'c'.repeat(43),
  });
const signOut = (refreshToken: string) =>
  caller(shop.commerce, '', 'POST', '/consumers-v3/consumer/auth/signout', { refreshToken });
const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0], qty: 1 };

describe('the trail names', () => {
  test('each sign-in and each sign-out, once', async () => {
    const { refreshToken } = await signedIn(shop.commerce).enter(maya.email);
    await signOut(refreshToken);
    await signOut(refreshToken);
    const actor = { actor: maya.consumerNo, role: 'REGISTERED' };
    expect(await told()).toEqual([event({ kind: 'sign-in', ...actor }), event({ kind: 'sign-out', ...actor })]);
  });

  test('an associate who signs in, sells and leaves', async () => {
    const { as, enterStore } = signedIn(shop.commerce);
    const { accessToken, refreshToken, consumerNo } = await enterStore('rory.okafor@waymark.example');
    await as(accessToken).call('PUT', '/consumers-v3/consumer/agent/sale', {
      storeId: '1001',
      storeEmployeeId: '100103',
    });
    await signOut(refreshToken);
    const actor = { actor: consumerNo, role: 'associate' };
    expect(await told()).toEqual([
      event({ kind: 'associate-sign-in', ...actor }),
      event({ kind: 'sale-begun', ...actor, facts: { storeId: '1001', storeEmployeeId: '100103' } }),
      event({ kind: 'sale-ended', ...actor }),
      event({ kind: 'sign-out', ...actor }),
    ]);
  });

  test('wrong passwords: by customer number, or by a hash if there is no account', async () => {
    await wrong('/consumers-v3/auth/signin', maya.email);
    await wrong('/consumers-v3/consumer/agent/login', maya.email);
    for (const email of ['Nobody@example.com', 'nobody@example.com']) await wrong('/consumers-v3/auth/signin', email);
    const events = await told();
    const failed = (way: string) =>
      event({ kind: 'sign-in-failed', actor: maya.consumerNo, role: 'REGISTERED', facts: { way }, reason: 'AUT401' });
    expect(events.slice(0, 2)).toEqual([failed('sign-in'), failed('associate-sign-in')]);
    expect(events.slice(2)).toMatchObject([
      { kind: 'sign-in-failed', role: 'NONE' },
      { kind: 'sign-in-failed', role: 'NONE' },
    ]);
    expect(events[2]?.actor).toMatch(/^unknown:[0-9a-f]{12}$/);
    expect(events[3]?.actor).toBe(events[2]?.actor);
    expect(JSON.stringify(await all())).not.toMatch(/@|not the password/);
  });

  test('the terms that an employee accepts, once', async () => {
    const { as, enter } = signedIn(shop.commerce);
    const { accessToken, consumerNo } = await enter('peter.voss@waymark.example');
    seen = (await all()).length;
    for (let time = 0; time < 2; time += 1) await as(accessToken).call('PUT', '/consumers-v3/consumer/employee/terms');
    expect(await told()).toEqual([event({ kind: 'terms-accepted', actor: consumerNo, role: 'EMPLOYEE' })]);
  });

  test('who joins the loyalty programme and who leaves it, once each', async () => {
    const { as, enter } = signedIn(shop.commerce);
    const { accessToken, consumerNo } = await enter('theo.lambert@example.com');
    const call = (method: string) => as(accessToken).call(method, '/consumers-v3/consumer/loyalty/token');
    seen = (await all()).length;
    for (const method of ['POST', 'DELETE', 'DELETE', 'POST', 'POST']) expect((await call(method)).status).toBe(200);
    const actor = { actor: consumerNo, role: 'REGISTERED' };
    expect(await told()).toEqual([
      event({ kind: 'loyalty-left', ...actor }),
      event({ kind: 'loyalty-joined', ...actor }),
    ]);
  });

  test('no leaving that failed', async () => {
    const { as, enter } = signedIn(shop.commerce);
    const shopper = as((await enter('theo.lambert@example.com')).accessToken);
    const path = '/consumers-v3/consumer/loyalty/token';
    const before = (await shopper.call('POST', path)).body;
    await shop.database.raw(
      `ALTER TABLE audit_events ADD CONSTRAINT no_leaving CHECK (kind <> 'loyalty-left') NOT VALID`,
      [],
    );
    expect((await shopper.call('DELETE', path)).status).toBe(500);
    await shop.database.raw('ALTER TABLE audit_events DROP CONSTRAINT no_leaving', []);
    expect((await shopper.call('GET', '/consumers-v3/consumer/loyalty/vouchers')).body).toEqual(before);
  });
});

describe('of an order the trail names', () => {
  const ordered = async (): Promise<{ by: Shopper; orderNumber: string; total: number; guest: string }> => {
    const session = (await caller(shop.commerce, '', 'POST', '/token/v2/auth/token', {})).body as Required<AuthSession>;
    const by = signedIn(shop.commerce).as(session.accessToken);
    const { orderNumber, totals } = (await place(by, await readyCart(by, shoe))).body;
    seen = (await all()).length;
    return { by, orderNumber, total: totals.total, guest: session.consumerNo };
  };

  test('who cancelled it, and the refund, once', async () => {
    const { by, orderNumber, total, guest } = await ordered();
    for (let time = 0; time < 2; time += 1)
      await by.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber });
    await expect.poll(told).toHaveLength(2);
    expect(await told()).toEqual([
      event({
        kind: 'cancellation',
        actor: guest,
        role: 'GUEST',
        subject: orderNumber,
        facts: { amount: total, currency: 'USD' },
      }),
      event({
        kind: 'refund',
        actor: 'system',
        role: 'SYSTEM',
        subject: orderNumber,
        facts: { amount: total, currency: 'USD' },
      }),
    ]);
  });

  test('who printed a return label: of each return once', async () => {
    const { by, orderNumber, guest } = await ordered();
    const arrived = [{ code: 'delivered', at: new Date(shop.now()).toISOString() }];
    await shop.database.raw(
      `UPDATE orders SET status = 'delivered', doc = doc || jsonb_build_object('events', $2::jsonb) WHERE number = $1`,
      [orderNumber, JSON.stringify(arrived)],
    );
    for (let time = 0; time < 2; time += 1)
      await by.call('POST', `/consumers-v3/consumer/return/${orderNumber}/returnLabel`, {
        items: [{ itemId: 'item-1', qty: 1 }],
      });
    expect(await told()).toEqual([
      event({ kind: 'return-label', actor: guest, role: 'GUEST', subject: orderNumber, facts: { pieces: 1 } }),
    ]);
  });
});

describe('the trail is written in the transaction of what it records', () => {
  test('a sale that cannot be recorded does not begin', async () => {
    const { as, enterStore } = signedIn(shop.commerce);
    const by = as((await enterStore('rory.okafor@waymark.example')).accessToken);
    await shop.database.script('ALTER TABLE audit_events RENAME TO audit_events_gone');
    const answer = await by.call('PUT', '/consumers-v3/consumer/agent/sale', {
      storeId: '1001',
      storeEmployeeId: '100102',
    });
    await shop.database.script('ALTER TABLE audit_events_gone RENAME TO audit_events');
    expect(answer.status).toBe(500);
    expect(await shop.database.raw('SELECT 1 FROM refresh_tokens WHERE is_selling AND revoked_at IS NULL', [])).toEqual(
      [],
    );
  });
});

describe('nobody can change the trail', () => {
  const age = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const insert = (id: string, days: number) =>
    shop.database.raw(
      `INSERT INTO audit_events (id, at, kind, actor, role, facts) VALUES ($1, $2::timestamptz, 'sign-in', 'C1', 'REGISTERED', '{}')`,
      [id, age(days)],
    );

  beforeAll(() => insert('young', 10));

  test.each([
    ['change an event', `UPDATE audit_events SET actor = 'C2'`],
    ['delete an event', 'DELETE FROM audit_events'],
    ['empty it', 'TRUNCATE audit_events'],
    [
      'delete young ones by the setting of the retention job',
      `SET waymark.audit_delete_before = '2999-01-01'; DELETE FROM audit_events WHERE at > now() - interval '89 days'`,
    ],
  ])('%s', async (_, sql) => {
    const before = await all();
    expect(before.length).toBeGreaterThan(0);
    await expect(shop.database.script(sql)).rejects.toThrow('cannot be changed');
    await shop.database.script('RESET waymark.audit_delete_before');
    expect(await all()).toEqual(before);
  });

  test('only one function deletes events, and only old ones', async () => {
    await insert('old', 400);
    await insert('younger', 200);
    const [row] = await shop.database.raw<{ deleted: number }>(
      'SELECT delete_audit_events_before($1::timestamptz)::int AS deleted',
      [age(365)],
    );
    expect(row?.deleted).toBe(1);
    expect(await ids()).toContain('younger');
    expect(await ids()).not.toContain('old');
    await shop.database.raw('SELECT delete_audit_events_before(now())', []);
    expect(await ids()).not.toContain('younger');
    expect(await ids()).toContain('young');
    await expect(shop.database.script(`DELETE FROM audit_events WHERE id = 'young'`)).rejects.toThrow(
      'cannot be changed',
    );
  });
});
