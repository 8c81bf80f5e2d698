import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personalData, tagsOf } from '#src/commerce/db/personal-data/tables.ts';
import { type DocTags, PersonalData } from '#src/commerce/db/personal-data/tags.ts';
import { batches } from '#src/commerce/retention/batches.ts';
import { durationOf, retentionRules, retentionSettings } from '#src/commerce/retention/rules.ts';
import { cartWithoutPerson, orderWithoutPerson } from '#src/commerce/retention/without-person.ts';
import { people } from '#src/demo/people/people.ts';
import { privacyPage } from '../../scripts/privacy/page.ts';
import { taggedTables } from '../../scripts/privacy/tables.ts';
import { signedIn } from './support/people.ts';
import { goods, smallSeed } from './support/seed.ts';
import { address, openTestShop, place, readyCart, type TestShop } from './support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seed: { ...smallSeed, people } });
  const { as, enter } = signedIn(shop.commerce);
  const customer = as((await enter('maya.reed@example.com')).accessToken);
  const guest = await shop.shopper();
  for (const by of [customer, guest]) {
    const giftCard = {
      productId: goods.giftCard.productId,
      upc: goods.giftCard.upcs[0],
      giftOption: { email: 'wren@example.com', to: 'Wren', message: 'For you, Wren' },
    };
    const shoe = { productId: goods.shoe.productId, upc: goods.shoe.upcs[0] };
    const { basketId } = await readyCart(by, shoe, giftCard);
    await by.call('POST', `/cart/v2/cart/${basketId}/saveForLater`, { itemId: 'item-1' });
    await place(by, await readyCart(by, shoe, giftCard));
    await place(by, await readyCart(by, shoe), 'tok_challenge');
    await place(by, await readyCart(by, shoe), 'tok_declined');
  }
});
afterAll(() => shop.close());

// Tables of the demo and the sandbox are excluded because production has none of them.
test('every column of the database is tagged, and every tag is a column', async () => {
  const rows = await shop.database.raw<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name <> 'migrations' AND table_name <> 'sandbox_records' AND NOT starts_with(table_name, 'demo_')`,
    [],
  );
  const tagged = taggedTables.flatMap(({ name, columns, tags }) =>
    columns.filter(({ key }) => key in tags).map((column) => `${name}.${column.name}`),
  );
  expect(tagged.toSorted()).toEqual(
    rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`).toSorted(),
  );
});

/** Every value of a document with the nearest tag above it; null if no tag covers it. */
function leavesOf(
  value: unknown,
  tags: DocTags[string] | undefined,
  path: string,
): { path: string; value: unknown; tag: unknown }[] {
  if (tags === undefined) return [{ path, value, tag: null }];
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, tags, path));
  const isLeaf = tags === 'none' || tags instanceof PersonalData;
  if (typeof value !== 'object' || value === null) return [{ path, value, tag: tags }];
  return Object.entries(value).flatMap(([field, inner]) =>
    leavesOf(inner, isLeaf ? tags : tags[field], `${path}.${field}`),
  );
}

const leaves = async () => {
  const all = [];
  for (const { name, columns, tags } of taggedTables) {
    const rows = await shop.database.raw<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(${name}) AS row FROM ${name}`,
      [],
    );
    for (const { row } of rows)
      for (const { key, name: column } of columns) all.push(...leavesOf(row[column], tags[key], `${name}.${column}`));
  }
  return all;
};

test('every field of every document in the database is tagged', async () => {
  const untagged = (await leaves()).filter(({ tag }) => tag === null).map(({ path }) => path);
  expect([...new Set(untagged)]).toEqual([]);
});

test('personal input is stored only in fields tagged as personal', async () => {
  const typed = [
    address.firstName,
    address.lastName,
    address.email,
    address.phone,
    address.addressLine1,
    'wren@example.com',
    'For you, Wren',
    'maya.reed@example.com',
  ];
  const found = (await leaves()).filter(({ value }) => typed.some((one) => String(value).includes(one)));
  expect(new Set(found.map(({ path }) => path.split('.')[0]))).toEqual(
    new Set(['carts', 'consumers', 'orders', 'redemptions']),
  );
  expect(found.filter(({ tag }) => !(tag instanceof PersonalData)).map(({ path }) => path)).toEqual([]);
});

const DOCUMENT = 'A PERSON';

/** A document that the tags describe, with personal data in every field tagged as personal. */
function documentOf(tags: DocTags): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tags).map(([field, tag]) => {
      if (tag === 'none') return [field, 'kept'];
      if (tag instanceof PersonalData) return [field, { anything: `${DOCUMENT} in ${field}` }];
      const inner = documentOf(tag);
      return [
        field,
        ['lines', 'items', 'shipments', 'payment_instruments', 'giftCards', 'storedRewards'].includes(field)
          ? [inner]
          : inner,
      ];
    }),
  );
}

describe('what a rule empties', () => {
  test('is every field that the tags of an order name', () => {
    const { doc } = personalData.orders;
    const made = documentOf(doc as DocTags);
    expect(JSON.stringify(made)).toContain(`${DOCUMENT} in firstName`);
    expect(JSON.stringify(orderWithoutPerson(made as never))).not.toContain(DOCUMENT);
  });

  test('is every field that the tags of a cart name', () => {
    const made = documentOf(personalData.carts['doc'] as DocTags);
    expect(JSON.stringify(made)).toContain(`${DOCUMENT} in giftOption`);
    const left = JSON.stringify(cartWithoutPerson(made as never));
    const ended = tagsOf(personalData.carts).filter(
      ({ tag }) => tag instanceof PersonalData && tag.ends.includes('RETENTION_CART_ADDRESSES'),
    );
    expect(ended.length).toBeGreaterThan(3);
    for (const { path } of ended) expect(left).not.toContain(`${DOCUMENT} in ${path.split('.').at(-1)}`);
  });
});

describe('the rules', () => {
  test('each have their own batch', () => {
    const named = new Set(
      taggedTables
        .flatMap(({ tags }) => tagsOf(tags))
        .flatMap(({ tag }) => (tag instanceof PersonalData && typeof tag.ends !== 'string' ? tag.ends : [])),
    );
    expect([...named].toSorted()).toEqual(retentionSettings.toSorted());
    expect(Object.keys(batches).toSorted()).toEqual(retentionSettings.toSorted());
  });

  test.each(retentionSettings)('%s has a default that is a duration', (setting) => {
    expect(durationOf(retentionRules[setting].default)).toBeGreaterThan(0);
  });

  test.each([
    ['48h', 172_800_000],
    ['90d', 7_776_000_000],
    ['1y', 31_557_600_000],
    ['never', null],
    ['0d', undefined],
    ['90', undefined],
    ['1 year', undefined],
    ['-1d', undefined],
  ])('read %s as %s milliseconds', (text, milliseconds) => expect(durationOf(text)).toBe(milliseconds));
});

test('docs/privacy.md matches the tags and the rules: `npm run privacy`', () => {
  expect(readFileSync('docs/privacy.md', 'utf8')).toBe(privacyPage());
});
