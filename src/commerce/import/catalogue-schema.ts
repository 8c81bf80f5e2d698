import { z } from 'zod';
import type { CatalogueData } from '../model/catalogue-data.ts';

/** The schema of a catalogue file. Refuses unknown fields, because a misspelt one would be lost. */

const text = (length: number) => z.string().min(1).max(length);
const written = (length: number) => z.string().max(length);
const categoryId = z.string().regex(/^\d{4,10}$/, 'has 4 to 10 digits');
const masterId = z.string().regex(/^[A-Z0-9]{8}$/, 'has 8 upper-case letters and digits');
const productId = z.string().regex(/^[A-Z0-9]{8,11}$/, 'has 8 to 11 upper-case letters and digits');
const upc = z.string().regex(/^\d{12,14}$/, 'has 12 to 14 digits');
const storeId = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'has up to 32 letters, digits, _ and -');
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has lower-case words with - between them')
  .max(100);
const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'is a colour like #5d6b3c');
const folder = z
  .string()
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'is a folder like product/mug/moss')
  .max(200);
const country = z.enum(['US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES']);
const day = z.iso.date();
const moment = z.iso.datetime({ offset: true });
const units = z.int().min(0).max(100_000_000);
const money = z.int().min(0).max(99_999_999_999);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const localised = (length: number) =>
  z.strictObject({
    en: text(length),
    fr: text(length),
    de: text(length),
    it: text(length),
    es: text(length),
    'en-us': text(length).optional(),
  });
const amounts = z.strictObject({ USD: money, CAD: money, GBP: money, EUR: money });
const price = z.strictObject({
  list: amounts,
  sale: amounts.nullable(),
  historicBest: amounts.nullable(),
  saleActiveFrom: day.nullable(),
});
const images = z.strictObject({ folder, views: z.array(text(40)).min(1).max(20) });

const category = z.strictObject({
  id: categoryId,
  slug,
  parentId: categoryId.nullable(),
  name: localised(80),
  description: localised(1000),
  seo: z.strictObject({ title: localised(120), description: localised(320) }),
  imageFolder: folder.nullable(),
});

const recipe = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: text(80),
  parts: z.array(z.strictObject({ part: text(40), colour: z.strictObject({ label: localised(60), hex }) })),
  surcharge: amounts,
  images: images.nullable(),
});

const details = z.array(
  z.strictObject({
    id: z.enum(['features', 'materials', 'care', 'specs', 'terms']),
    kind: z.enum(['list', 'pairs', 'text']),
    items: z.array(text(1000)),
    pairs: z.array(z.strictObject({ label: text(100), value: text(500) })),
  }),
);

const masterWords = z
  .strictObject({ tagline: written(200), description: written(4000), details: details.optional() })
  .optional();

const master = z.strictObject({
  id: masterId,
  slug,
  name: text(120),
  tagline: written(200),
  description: written(4000),
  translations: z
    .strictObject({ fr: masterWords, de: masterWords, it: masterWords, es: masterWords, 'en-us': masterWords })
    .optional(),
  department: z.enum(['women', 'men', 'kids', 'unisex']),
  family: written(40),
  typeLabel: text(60),
  typePlural: localised(80),
  isFootwear: z.boolean(),
  categoryIds: z.array(categoryId).min(1),
  productType: z.enum(['physical', 'digital']),
  details,
  benefitRatings: z.array(z.strictObject({ id: text(40), label: localised(60), value: z.int().min(1).max(5) })),
  modelMeasurements: z
    .strictObject({
      heightCm: z.number().positive(),
      sizeWorn: text(20),
      chestCm: z.number().positive().optional(),
      waistCm: z.number().positive().optional(),
    })
    .nullable(),
  sizeChartId: text(40).nullable(),
  keywords: z.array(text(60)),
  isCustomisable: z.boolean(),
  recipes: z.array(recipe),
  productIds: z.array(productId).min(1),
  recommendationIds: z.array(productId),
  publishedOn: day,
  popularity: z.int().min(0),
});

const variant = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'has up to 40 letters, digits, ., _ and -'),
  upc,
  attributes: z
    .strictObject({ size: text(20), width: text(20), length: text(20), fitType: text(20), amount: text(20) })
    .partial(),
  sizeLabels: z.strictObject({ us: text(10), uk: text(10), eu: text(10) }).nullable(),
  price: price.nullable(),
  isWithdrawn: z.literal(true).optional(),
  isUnpriced: z.literal(true).optional(),
});

const address = z
  .string()
  .max(2048)
  .regex(/^(\/|https:\/\/)[^\s]+$/, 'is a path of the shop or an https address');

const video = z.strictObject({
  src: address,
  poster: text(200),
  title: localised(120),
  captions: z.strictObject({ en: address, fr: address, de: address, it: address, es: address }).partial().optional(),
  cloudinary: z.strictObject({ cloudName: text(100), publicId: text(300) }).optional(),
});

const product = z.strictObject({
  id: productId,
  masterId,
  colour: z.strictObject({
    code: z.string().regex(/^[A-Z0-9]{1,3}$/, 'has up to 3 upper-case letters and digits'),
    label: localised(60),
    group: text(20),
  }),
  images,
  video: video.optional(),
  swatch: z.array(hex).min(1).max(3),
  price,
  badge: z.enum(['NEW', 'SALE', 'BESTSELLER']).nullable(),
  eyebrow: z
    .enum(['NEW', 'SALE', 'BESTSELLER', 'COMING SOON', 'PRESALE', 'ONLINE ONLY', 'MEMBERS FIRST', 'LAST CHANCE'])
    .nullable(),
  presale: z.boolean(),
  comingSoon: z.boolean(),
  launchesOn: z.iso.date().optional(),
  notifyMe: z.boolean(),
  isRobisOnly: z.boolean().optional(),
  maxQty: z.int().min(1).nullable(),
  variants: z.array(variant).min(1),
});

const time = z.iso.time({ precision: -1 });
const span = z.strictObject({ opens: time, closes: time });
const hours = z.array(span.nullable()).length(7);

const place = {
  name: text(100),
  country,
  addressLine1: text(100),
  city: text(60),
  postalCode: text(12),
  latitude,
  longitude,
  timeZone: text(60),
  hours,
};

const store = z.strictObject({
  id: storeId,
  ...place,
  province: text(10).nullable(),
  phone: z.string().regex(/^\+\d{6,15}$/, 'is a number like +13035550142'),
  services: z.array(z.enum(['PICKUP', 'SHIP_TO_STORE', 'RETURNS', 'REPAIRS', 'BOOT_FITTING', 'EVENTS'])),
  specialDays: z.array(z.strictObject({ date: day, hours: span.nullable() })).optional(),
  events: z
    .array(z.strictObject({ title: localised(80), weekday: z.int().min(1).max(7), starts: time, ends: time }))
    .optional(),
  employees: z.array(
    z.strictObject({ id: text(32), firstName: text(60), lastName: text(60), role: z.enum(['manager', 'associate']) }),
  ),
});

const words = z.strictObject({ name: text(200), calloutMessage: text(400) });

const promotion = z.strictObject({
  id: text(64),
  campaignId: text(64),
  code: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}$/, 'has up to 40 letters, digits, _ and -')
    .nullable(),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  name: text(200),
  calloutMessage: text(400),
  words: z.strictObject({ fr: words, de: words, it: words, es: words }).partial().optional(),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), basisPoints: z.int().min(1).max(10_000) }),
    z.strictObject({ kind: z.literal('amount'), off: amounts }),
    z.strictObject({ kind: z.literal('free-shipping') }),
    z.strictObject({ kind: z.literal('gift'), productId }),
  ]),
  audience: z.enum(['EMPLOYEE', 'WRANX', 'IPA']).optional(),
  memberCountries: z.array(country).min(1).optional(),
  threshold: amounts.nullable(),
  categoryIds: z.array(categoryId).nullable(),
  approaching: z
    .strictObject({ displayLevel: z.enum(['CART', 'MINI_CART', 'BOTH']), fromBasisPoints: z.int().min(0).max(10_000) })
    .nullable(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  limit: z.int().min(0).nullable(),
  isOncePerShopper: z.literal(true).optional(),
});

const unitsByUpc = z.record(upc, units);

const setWords = z.strictObject({ name: text(120), description: written(1000) }).optional();

export const catalogueSchema = z.strictObject({
  categories: z.array(category),
  masters: z.array(master),
  products: z.array(product),
  productSets: z.array(
    z.strictObject({
      id: productId,
      name: text(120),
      description: written(1000),
      translations: z
        .strictObject({ fr: setWords, de: setWords, it: setWords, es: setWords, 'en-us': setWords })
        .optional(),
      imageFolder: folder.nullable(),
      productIds: z.array(productId).min(1),
    }),
  ),
  stock: unitsByUpc,
  stores: z.array(store),
  storeStock: z.record(storeId, unitsByUpc),
  collectionPoints: z.array(z.strictObject({ id: storeId, ...place, carrier: text(60) })),
  promotions: z.array(promotion),
}) satisfies z.ZodType<CatalogueData>;
