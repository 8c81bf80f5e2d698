import { describe, expect, test } from 'vitest';
import { master } from '#src/demo/pictures/pictures.ts';
import { unknownGiftCard } from '#src/demo/gift-cards.ts';
import { buildSeed, seed } from '#src/demo/seed.ts';
import { demoPassword } from '#src/demo/people/people.ts';
import type { AddressField } from '#src/commerce/model/country.ts';
import type { Price } from '#src/commerce/model/catalogue.ts';
import type { Amounts } from '#src/commerce/model/locale.ts';
import { catalogueDataOf } from '#src/demo/catalogue-data.ts';
import { addressCases } from '#src/demo/simulation/addresses.ts';
import { addressRules } from '#src/commerce/settings/address-rules.ts';
import { type ChoiceType, placeOf } from '#src/commerce/settings/attribute-order.ts';
import { countries } from '#src/commerce/settings/countries.ts';
import { locales } from '#src/commerce/settings/locales.ts';
import { shippingMethods } from '#src/commerce/settings/shipping-methods.ts';
import { taxRates } from '#src/commerce/settings/tax-rates.ts';
import { sizeCharts } from '#src/commerce/settings/size-charts.ts';
import { testCards } from '#src/sandbox/payments/test-cards.ts';
import { phoneOf } from '#src/domain/phone.ts';
import { checkDigit } from '#src/demo/catalogue/upc.ts';

const masters = new Map(seed.masters.map((master) => [master.id, master]));
const products = new Map(seed.products.map((product) => [product.id, product]));
const variants = seed.products.flatMap((product) => product.variants);
const variantIds = new Set(variants.map(({ id }) => id));
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;

function faultsOf({ list, sale, historicBest }: Price): string[] {
  const isPrice = (amounts: Amounts) =>
    currencies.every((code) => Number.isInteger(amounts[code]) && amounts[code] > 0);
  return [
    ...(isPrice(list) ? [] : ['list']),
    ...(sale && !isPrice(sale) ? ['sale'] : []),
    ...(sale && currencies.some((code) => sale[code] >= list[code]) ? ['sale is not below list'] : []),
    ...(sale && !historicBest ? ['reduced without a historic best'] : []),
    ...(historicBest && currencies.some((code) => historicBest[code] > list[code]) ? ['best above list'] : []),
  ];
}

describe('ids', () => {
  test('masters, products and variants are well-formed and unique', () => {
    expect(seed.masters.filter(({ id }) => !/^[A-Z0-9]{8}$/.test(id))).toEqual([]);
    expect(
      seed.products.filter(({ id, masterId, colour }) => id !== masterId + colour.code || id.length !== 11),
    ).toEqual([]);
    expect(repeated(seed.masters.map(({ id }) => id))).toEqual([]);
    expect(products.size).toBe(seed.products.length);
    expect(variantIds.size).toBe(variants.length);
  });

  test('slugs and names do not collide', () => {
    expect(repeated(seed.masters.map(({ slug }) => slug))).toEqual([]);
    expect(
      repeated(seed.masters.map(({ name, department, typeLabel }) => `${department} ${name} ${typeLabel}`)),
    ).toEqual([]);
    expect(seed.masters.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  test('every UPC is unique and carries a valid check digit', () => {
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length);
    expect(
      variants.filter(({ upc }) => !/^\d{12}$/.test(upc) || checkDigit(upc.slice(0, -1)) !== Number(upc.at(-1))),
    ).toEqual([]);
    // A can of cola, and the worked example of an EAN-13 by GS1.
    expect(checkDigit('04900000634')).toBe(6);
    expect(checkDigit('629104150021')).toBe(3);
  });
});

describe('catalogue', () => {
  test('holds at least 240 styles in two to six colours, each with variants', () => {
    expect(seed.masters.length).toBeGreaterThanOrEqual(240);
    expect(
      seed.masters.filter(({ productIds }) => productIds.length < 2 || productIds.length > 6).map(({ id }) => id),
    ).toEqual([]);
    expect(seed.products.filter((product) => product.variants.length === 0).map(({ id }) => id)).toEqual([]);
    expect(seed.masters.flatMap(({ productIds }) => productIds).toSorted()).toEqual([...products.keys()].toSorted());
  });

  test('every category is in the tree and has products', () => {
    const ids = seed.categories.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^\d{4,10}$/.test(id))).toEqual([]);
    expect(seed.categories.filter(({ parentId }) => parentId !== null && !ids.includes(parentId))).toEqual([]);
    const used = new Set(seed.masters.flatMap(({ categoryIds }) => categoryIds));
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
    expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('every price exists in four currencies, with the reduced one below the full one', () => {
    const faults = seed.products.flatMap((product) =>
      [product.price, ...product.variants.flatMap(({ price }) => price ?? [])].flatMap((price) =>
        faultsOf(price).map((fault) => `${product.id}: ${fault}`),
      ),
    );
    expect(faults).toEqual([]);
    const reduced = seed.products.filter(({ price }) => price.sale);
    const isLowest = ({ sale, historicBest }: Price) => !!sale && !!historicBest && sale.USD < historicBest.USD;
    expect(reduced.some(({ price }) => isLowest(price))).toBe(true);
    expect(reduced.some(({ price }) => !isLowest(price))).toBe(true);
    expect(seed.products.filter(({ badge, price }) => (badge === 'SALE') !== !!price.sale).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('every picture is drawn, and every swatch is a colour', () => {
    const recipes = seed.masters.flatMap((style) => style.recipes.flatMap(({ images }) => images ?? []));
    const all = [...seed.products.map(({ images }) => images), ...recipes];
    const bySilhouette = new Map(all.map((images) => [images.folder.split('/')[1], images]));
    const drawn = [
      ...all.map(({ folder, views }) => `${folder}/${views[0]}`),
      ...[...bySilhouette.values()].flatMap(({ folder, views }) => views.map((view) => `${folder}/${view}`)),
    ];
    const scenes = [...seed.categories, ...seed.productSets].flatMap(({ imageFolder }) =>
      ['wide', 'square'].map((view) => `${imageFolder}/${view}`),
    );
    expect([...new Set([...drawn, ...scenes])].filter((path) => master(path) === null)).toEqual([]);
    expect(seed.products.filter(({ images }) => images.views.length === 0).map(({ id }) => id)).toEqual([]);
    const isSwatch = (swatch: string[]) =>
      swatch.length > 0 && swatch.length < 4 && swatch.every((hex) => /^#[0-9a-f]{6}$/.test(hex));
    expect(seed.products.filter(({ swatch }) => !isSwatch(swatch)).map(({ id }) => id)).toEqual([]);
  });

  test('colours of one style differ, and a code means one colour', () => {
    const codes = new Map(seed.products.map(({ colour }) => [colour.code, colour.label.en]));
    expect(new Set(codes.values()).size).toBe(codes.size);
    expect([...codes.keys()].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  test('every master has its own description', () => {
    expect(repeated(seed.masters.map(({ description }) => description))).toEqual([]);
    expect(repeated(seed.masters.map(({ tagline }) => tagline))).toEqual([]);
    const sentences = seed.masters.flatMap(({ description }) => description.split(/(?<=[.?!])\s+/));
    expect(repeated(sentences)).toEqual([]);
    expect(seed.masters.filter(({ description }) => description.length < 90).map(({ id }) => id)).toEqual([]);
    expect(seed.masters.filter(({ description }) => /lorem|ipsum|\bTODO\b/i.test(description))).toEqual([]);
  });

  test('details, ratings and size charts are complete', () => {
    const charts = new Set<string>(sizeCharts.map(({ id }) => id));
    const sections = seed.masters.flatMap((master) =>
      master.details.map((section) => ({ ...section, master: master.id })),
    );
    expect(
      sections
        .filter(({ kind, items, pairs }) => (kind === 'pairs' ? pairs.length === 0 : items.length === 0))
        .map(({ master }) => master),
    ).toEqual([]);
    expect(
      sections.filter(({ pairs }) => pairs.some(({ label, value }) => !label || !value)).map(({ master }) => master),
    ).toEqual([]);
    expect(
      seed.masters.filter(({ sizeChartId }) => sizeChartId !== null && !charts.has(sizeChartId)).map(({ id }) => id),
    ).toEqual([]);
    const ratings = seed.masters.flatMap(({ id, benefitRatings }) =>
      benefitRatings.map((rating) => ({ master: id, ...rating })),
    );
    expect(
      ratings.filter(({ value, label }) => !label.en || value < 1 || value > 5 || !Number.isInteger(value)),
    ).toEqual([]);
  });

  test('size charts have a cell for every column and name every size that is sold', () => {
    expect(
      sizeCharts.filter(({ columns, rows }) => rows.some((row) => row.length !== columns.length)).map(({ id }) => id),
    ).toEqual([]);
    const charts = new Map<string, Set<string | undefined>>(
      sizeCharts.map((chart) => [chart.id, new Set(chart.rows.map((row) => row[0]))]),
    );
    const missing = seed.products.flatMap((product) => {
      const chart = charts.get(masters.get(product.masterId)?.sizeChartId ?? '');
      return product.variants.flatMap(({ id, attributes }) =>
        chart && attributes.size && attributes.size !== 'One size' && !chart.has(attributes.size) ? [id] : [],
      );
    });
    expect(missing).toEqual([]);
  });

  test('every option of a variant has a known position', () => {
    const used = new Set(
      variants.flatMap(({ attributes }) => Object.entries(attributes).map(([type, value]) => `${type} ${value}`)),
    );
    const places = new Map(
      [...used].map((option) => [
        option,
        placeOf(option.split(' ')[0] as ChoiceType, option.slice(option.indexOf(' ') + 1)),
      ]),
    );
    expect([...places].filter(([, place]) => place >= 10_000)).toEqual([]);
    const sizes = ['10.5K', '13K', '1', '5.5', '46', '4-5', '12-13', 'XXS', 'S/M', 'M', '3XL', 'One size'];
    expect(sizes.toSorted((a, b) => placeOf('size', a) - placeOf('size', b))).toEqual(sizes);
  });

  test('recommendations and sets point to products that exist', () => {
    const pointers = [
      ...seed.masters.flatMap(({ recommendationIds }) => recommendationIds),
      ...seed.productSets.flatMap(({ productIds }) => productIds),
      ...seed.people.flatMap(({ favouriteProductIds }) => favouriteProductIds),
      ...seed.promotions.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.productId] : [])),
    ];
    expect(pointers.filter((id) => !products.has(id))).toEqual([]);
    expect(seed.masters.filter(({ recommendationIds }) => recommendationIds.length < 4).map(({ id }) => id)).toEqual(
      [],
    );
    expect(
      seed.masters.filter(({ productIds, recommendationIds }) =>
        productIds.some((id) => recommendationIds.includes(id)),
      ),
    ).toEqual([]);
    expect(seed.productSets.filter(({ id }) => !/^[A-Z0-9]{8,11}$/.test(id))).toEqual([]);
  });

  test('has a product for every state of a product page', () => {
    const has = (check: (product: (typeof seed.products)[number]) => boolean) => seed.products.some(check);
    expect(has(({ presale }) => presale)).toBe(true);
    expect(has(({ comingSoon, notifyMe }) => comingSoon && notifyMe)).toBe(true);
    expect(has(({ notifyMe, comingSoon }) => notifyMe && !comingSoon)).toBe(true);
    expect(seed.masters.filter(({ productType }) => productType === 'digital')).toHaveLength(1);
    const [custom, ...others] = seed.masters.filter(({ isCustomisable }) => isCustomisable);
    expect(others).toEqual([]);
    expect(custom?.recipes.length).toBeGreaterThan(0);
    const types = new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...types].toSorted()).toEqual(['amount', 'fitType', 'length', 'size', 'width']);
  });

  test('no review appears twice on one page', () => {
    expect(repeated(seed.reviews.map(({ masterId, text }) => `${masterId} ${text}`))).toEqual([]);
  });

  test('no master has reviews or questions before its launch', () => {
    const early = [...seed.reviews, ...seed.questions].filter(
      ({ masterId, createdOn }) => createdOn < (masters.get(masterId)?.publishedOn ?? ''),
    );
    expect(early.map(({ id }) => id)).toEqual([]);
    const unsold = seed.masters.filter(({ productIds }) =>
      productIds.every((id) => products.get(id)?.presale || products.get(id)?.comingSoon),
    );
    expect(unsold.length).toBeGreaterThan(0);
    expect(seed.reviews.filter(({ masterId }) => unsold.some(({ id }) => id === masterId))).toEqual([]);
  });
});

describe('stock', () => {
  const { stock, storeStock } = catalogueDataOf(seed);
  const upcs = new Map(variants.map(({ id, upc }) => [id, upc]));

  test('stock exceptions name real variants and cover every outcome', () => {
    expect(seed.stockExceptions.filter(({ variantId }) => !variantIds.has(variantId))).toEqual([]);
    expect(new Set(seed.stockExceptions.map(({ outcome }) => outcome)).size).toBe(4);
    for (const { variantId, quantity } of seed.stockExceptions)
      expect(stock[upcs.get(variantId) ?? ''], variantId).toBe(quantity);
    for (const { storeId, variantId, quantity } of seed.storeStockExceptions)
      expect(storeStock[storeId]?.[upcs.get(variantId) ?? ''], variantId).toBe(quantity);
  });

  test('the web has everything else, a store about a quarter of it, and no store a gift card', () => {
    const exceptions = new Set(seed.stockExceptions.map(({ variantId }) => variantId));
    expect(variants.filter(({ id, upc }) => !exceptions.has(id) && (stock[upc] ?? 0) < 6)).toEqual([]);
    const inBoulder = Object.keys(storeStock['1001'] ?? {});
    expect(inBoulder.length / variants.length).toBeGreaterThan(0.2);
    expect(inBoulder.length / variants.length).toBeLessThan(0.3);
    const giftCards = variants.filter(({ attributes }) => attributes.amount).map(({ upc }) => upc);
    expect(inBoulder.filter((upc) => giftCards.includes(upc))).toEqual([]);
  });
});

describe('stores', () => {
  test('there are about forty, with unique ids, hours and employees', () => {
    expect(seed.stores.length).toBeGreaterThanOrEqual(40);
    expect(repeated(seed.stores.map(({ id }) => id))).toEqual([]);
    expect(seed.stores.filter(({ hours }) => hours.length !== 7)).toEqual([]);
    expect(repeated(seed.stores.flatMap(({ employees }) => employees.map(({ id }) => id)))).toEqual([]);
    expect(seed.stores.filter(({ employees }) => employees.length < 2).map(({ name }) => name)).toEqual([]);
    expect(seed.stores.filter(({ phone }) => !/^\+\d{10,13}$/.test(phone)).map(({ name }) => name)).toEqual([]);
    expect(new Set(seed.stores.map(({ country }) => country)).size).toBe(7);
  });

  test('store addresses obey the rules of their country', () => {
    const rules = new Map(addressRules.map((rule) => [rule.country, rule]));
    const faults = seed.stores.flatMap(({ name, country, postalCode, province, addressLine1 }) => {
      const rule = rules.get(country);
      const pattern = rule?.fields.find((field) => field.name === 'postalCode')?.pattern ?? '';
      const isKnown = !rule?.provinces.length || rule.provinces.some(({ code }) => code === province);
      return new RegExp(pattern, 'u').test(postalCode) && isKnown && addressLine1.length <= 30 ? [] : [name];
    });
    expect(faults).toEqual([]);
  });
});

describe('people', () => {
  test('there is one for each role, and a store with two associates', () => {
    const roles = new Set(seed.people.map(({ role }) => role));
    expect(roles.size).toBe(11);
    expect(repeated(seed.people.map(({ email }) => email))).toEqual([]);
    const associates = seed.people.filter(({ role }) => role === 'associate');
    expect(associates).toHaveLength(2);
    expect(new Set(associates.map(({ store }) => store?.storeId)).size).toBe(1);
    const employees = seed.stores.flatMap((store) => store.employees.map(({ id }) => `${store.id} ${id}`));
    expect(
      associates.filter(({ store }) => !employees.includes(`${store?.storeId} ${store?.storeEmployeeId}`)),
    ).toEqual([]);
  });

  test('passwords keep the rule, orders and stores exist, the locked are locked', () => {
    expect(demoPassword).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/);
    const lines = seed.people.flatMap(({ orders }) => orders.flatMap((order) => order.lines));
    expect(lines.filter(({ variantId }) => !variantIds.has(variantId))).toEqual([]);
    const methods = new Set(shippingMethods.map(({ code }) => code));
    const orders = seed.people.flatMap((person) => person.orders);
    expect(orders.filter(({ shippingMethod }) => !methods.has(shippingMethod))).toEqual([]);
    const stores = new Set(seed.stores.map(({ id }) => id));
    expect(
      seed.people.filter(({ favouriteStoreId }) => favouriteStoreId !== null && !stores.has(favouriteStoreId)),
    ).toEqual([]);
    expect(seed.people.filter(({ isLocked, role }) => isLocked !== (role === 'locked'))).toEqual([]);
  });

  test('saved addresses obey the rules of their country', () => {
    const rules = new Map<string, AddressField[]>(addressRules.map((rule) => [rule.country, rule.fields]));
    const faults = seed.people.flatMap(({ email, addresses }) =>
      addresses.flatMap((address) =>
        (rules.get(address.country) ?? []).flatMap(({ name, required, minLength, maxLength, pattern }) => {
          const value = name === 'email' ? email : name === 'addressLine3' ? '' : (address[name] ?? '');
          if (value === '') return required ? [`${address.id} ${name}`] : [];
          const isShort = minLength !== null && value.length < minLength;
          const isLong = maxLength !== null && value.length > maxLength;
          return isShort || isLong || (pattern && !new RegExp(pattern, 'u').test(value))
            ? [`${address.id} ${name}`]
            : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('phone numbers are valid', () => {
    const kept = seed.people.flatMap((person) => [person, ...person.addresses]).filter(({ phone }) => phone);
    const faults = kept.filter(
      ({ phone, phoneCode, country }) => phoneOf(phone ?? '', { country, dialCode: phoneCode ?? undefined }) === null,
    );
    expect(kept).not.toEqual([]);
    expect(faults.map(({ country, phone }) => `${country} ${phone}`)).toEqual([]);
  });
});

describe('promotions and payment', () => {
  test('there is a code for every answer', () => {
    const codes = seed.promotions.filter(({ code }) => code !== null);
    expect(new Set(codes.map(({ outcome }) => outcome))).toEqual(
      new Set([null, 'PRM135', 'PRM140', 'PRM155', 'PRM160', 'PRM175', 'GWP403']),
    );
    expect(new Set(codes.filter(({ outcome }) => outcome === null).map(({ level }) => level))).toEqual(
      new Set(['ORDER', 'PRODUCT', 'SHIPPING']),
    );
    expect(codes.some(({ effect }) => effect.kind === 'gift')).toBe(true);
    expect(repeated(codes.map(({ code }) => code ?? ''))).toEqual([]);
  });

  test('callouts of approaching promotions have three parts', () => {
    const approaching = seed.promotions.filter((promotion) => promotion.approaching);
    expect(approaching.length).toBeGreaterThanOrEqual(3);
    expect(approaching.filter(({ calloutMessage }) => calloutMessage.split('|').length !== 3)).toEqual([]);
    expect(approaching.filter(({ calloutMessage }) => !calloutMessage.split('|')[1]?.includes('{distance}'))).toEqual(
      [],
    );
    expect(approaching.filter(({ threshold, code }) => !threshold || code !== null)).toEqual([]);
  });

  test.each(['fr', 'de', 'it', 'es'] as const)(
    'active promotions are translated to %s, with as many parts and the same placeholder',
    (language) => {
      const shape = (text = '') => [text.split('|').length, text.split('|')[1]?.includes('{distance}') ?? false];
      for (const { id, outcome, calloutMessage, words } of seed.promotions) {
        if (outcome !== null && words === undefined) continue;
        expect(words?.[language]?.name, id).toBeTruthy();
        expect(shape(words?.[language]?.calloutMessage), id).toEqual(shape(calloutMessage));
      }
    },
  );

  test('no promotion text has an amount that differs by currency', () => {
    const saidBy = seed.promotions.map(({ id, outcome, name, calloutMessage, words }) => {
      // The texts of a promotion that never applies are never shown.
      const texts = outcome === null ? [{ name, calloutMessage }, ...Object.values(words ?? {})] : [];
      return { id, text: texts.flatMap((said) => [said.name, said.calloutMessage]).join('|') };
    });
    expect(saidBy.filter(({ text }) => /\d(?![\d\s]*%)/.test(text))).toEqual([]);
    const faults = seed.promotions.filter(
      ({ effect, threshold }, at) =>
        (saidBy[at]?.text.includes('{off}') && effect.kind !== 'amount') ||
        (saidBy[at]?.text.includes('{threshold}') && !threshold),
    );
    expect(faults).toEqual([]);
  });

  test('the cart counts down to free delivery without a code, in every country', () => {
    const promised = seed.promotions.find(({ id }) => id === 'approach-free-delivery')?.threshold;
    const standard = shippingMethods.filter(({ code }) => code.endsWith('_STANDARD'));
    expect(standard).toHaveLength(7);
    expect(standard.filter(({ freeFrom, currency }) => freeFrom !== promised?.[currency])).toEqual([]);
  });

  test('card numbers pass Luhn and cause every outcome', () => {
    const numbers = [...testCards, ...seed.giftCards].map(({ number }) => number);
    expect([...numbers, unknownGiftCard.number].filter((number) => !isLuhn(number))).toEqual([]);
    expect(repeated(numbers)).toEqual([]);
    expect(new Set(testCards.map(({ outcome }) => outcome)).size).toBe(8);
    expect(numbers).not.toContain(unknownGiftCard.number);
  });

  test('gift cards: full, part, zero, expired, not allowed, one whose balance cannot be read', () => {
    expect(new Set(seed.giftCards.map(({ outcome }) => outcome))).toEqual(
      new Set([null, 'GFC740', 'GFC812', 'GFC725', 'GFC799']),
    );
    expect(seed.giftCards.some(({ balance, initial, outcome }) => !outcome && balance > 0 && balance < initial)).toBe(
      true,
    );
    expect(seed.giftCards.filter(({ balance, outcome }) => (balance === 0) !== (outcome === 'GFC740'))).toEqual([]);
  });
});

describe('countries', () => {
  const shopCountries = [...new Set(locales.map(({ country }) => country))];

  test('every locale has rules, delivery and tax', () => {
    expect(locales).toHaveLength(8);
    for (const country of shopCountries) {
      const own = addressRules.filter((rule) => rule.country === country);
      expect(own).toHaveLength(1);
      expect(own[0]?.fields.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'firstName',
          'lastName',
          'addressLine1',
          'city',
          'postalCode',
          'country',
          'email',
          'phone',
        ]),
      );
      const methods = shippingMethods.filter((method) => method.country === country);
      for (const kind of ['sth', 'pickup', 'sts', 'digital', 'customs']) {
        expect(
          methods.some((method) => method.kind === kind),
          `${country} ${kind}`,
        ).toBe(true);
      }
      expect(methods.filter(({ kind, isDefault }) => kind === 'sth' && isDefault)).toHaveLength(1);
      expect(taxRates.some((rate) => rate.country === country)).toBe(true);
    }
  });

  test('patterns accept the example and the limits are the specification’s', () => {
    for (const { country, fields, postalCodeExample } of addressRules) {
      const field = (name: string) => fields.find((candidate) => candidate.name === name);
      expect(postalCodeExample, country).toMatch(new RegExp(field('postalCode')?.pattern ?? '^$', 'u'));
      expect(field('addressLine1')).toMatchObject({ required: true, maxLength: 30 });
      expect(field('city')).toMatchObject({ required: true, maxLength: 30 });
      expect(field('firstName')).toMatchObject({ minLength: 2, maxLength: 30 });
      expect('Zoë O’Brien-Núñez Jr.').toMatch(new RegExp(field('lastName')?.pattern ?? '^$', 'u'));
    }
  });

  test('provinces are complete and every one of them is taxed', () => {
    const count = (country: string) => addressRules.find((rule) => rule.country === country)?.provinces.length;
    expect([count('US'), count('CA'), count('IT'), count('ES')]).toEqual([51, 13, 107, 52]);
    for (const country of ['US', 'CA'] as const) {
      const codes = addressRules.find((rule) => rule.country === country)?.provinces.map(({ code }) => code) ?? [];
      expect(repeated(codes)).toEqual([]);
      expect(
        taxRates
          .filter((rate) => rate.country === country)
          .map(({ province }) => province)
          .toSorted(),
      ).toEqual(codes.toSorted());
    }
    expect(
      taxRates.filter(
        ({ parts, basisPoints }) => parts.reduce((sum, part) => sum + part.basisPoints, 0) !== basisPoints,
      ),
    ).toEqual([]);
    const region = new Map(locales.map((locale) => [locale.country, locale.region]));
    expect(taxRates.filter(({ country, isIncluded }) => isIncluded !== (region.get(country) === 'EMEA'))).toEqual([]);
  });

  test('delivery times read as the cart sorts them', () => {
    expect(
      shippingMethods.filter(({ deliveryTime }) => !/^(Same day|\d+ days?|\d+-\d+ days)$/.test(deliveryTime)),
    ).toEqual([]);
  });

  test('countries: Germany has three masks, and the shop ships to seven', () => {
    expect(countries.find(({ code }) => code === 'DE')?.phoneMasks).toHaveLength(3);
    expect(
      countries
        .filter(({ shipsTo }) => shipsTo)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(shopCountries.toSorted());
  });

  test('address cases match their own example and no other', () => {
    const matches = ({ match, example }: Pick<(typeof addressCases)[number], 'match' | 'example'>) =>
      new RegExp(match.pattern, 'iu').test(example[match.field] ?? '');
    expect(addressCases.filter((addressCase) => !matches(addressCase))).toEqual([]);
    expect(new Set(addressCases.map(({ outcome }) => outcome)).size).toBe(5);
    expect(
      addressCases.filter(({ outcome, suggestion }) => (outcome === 'suggestion') !== (suggestion !== null)),
    ).toEqual([]);
    const clashes = addressCases.flatMap((one) =>
      addressCases.filter(
        (other) =>
          other !== one && other.country === one.country && matches({ match: other.match, example: one.example }),
      ),
    );
    expect(clashes).toEqual([]);
  });
});

describe('creating the seed', () => {
  test('is fast and deterministic', () => {
    const started = performance.now();
    const again = buildSeed();
    expect(performance.now() - started).toBeLessThan(300);
    expect(JSON.stringify(again)).toBe(JSON.stringify(seed));
  });
});
