import { giftCards } from '#src/demo/gift-cards.ts';
import { storedRewards } from '#src/demo/people/stored-rewards.ts';
import { promotions } from '#src/demo/promotions.ts';
import { storeEndings } from '#src/demo/simulation/store-endings.ts';
import { collectionPoints, stores } from '#src/demo/stores.ts';
import type { Master, Product, Variant } from '#src/commerce/model/catalogue.ts';
import type { Amounts } from '#src/commerce/model/locale.ts';
import type { Seed } from '#src/demo/seed.types.ts';

const amounts = (usd: number): Amounts => ({ USD: usd, CAD: usd + 3000, GBP: usd - 1000, EUR: usd });
const colour = {
  code: 'MOS',
  label: { en: 'Moss', fr: 'Mousse', de: 'Moos', it: 'Muschio', es: 'Musgo' },
  group: 'green',
};

interface Wish {
  /** 8 characters. */
  master: string;
  name: string;
  usd: number;
  saleUsd?: number;
  upcs: string[];
  categoryIds?: string[];
  change?: Partial<Product>;
  changeMaster?: Partial<Master>;
}

function product({ master, name, usd, saleUsd, upcs, categoryIds = ['2110'], change, changeMaster }: Wish) {
  const id = `${master}MOS`;
  const isDigital = changeMaster?.productType === 'digital';
  const variants = upcs.map((upc, at): Variant => {
    const attributes: Variant['attributes'] = isDigital ? { amount: String(at + 1) } : { size: String(7 + at) };
    return { id: `${id}-0${at}`, upc, attributes, sizeLabels: null, price: null };
  });
  const made: Product = {
    id,
    masterId: master,
    colour,
    images: { folder: 'product/trail-runner/moss-bone-signal', views: ['side', 'pair'] },
    swatch: ['#5d6b3c', '#efe9dc', '#e4561f'],
    price: { list: amounts(usd), sale: saleUsd ? amounts(saleUsd) : null, historicBest: null, saleActiveFrom: null },
    badge: null,
    eyebrow: null,
    presale: false,
    comingSoon: false,
    notifyMe: false,
    maxQty: null,
    variants,
    ...change,
  };
  const style: Master = {
    id: master,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    tagline: '',
    description: '',
    department: 'women',
    family: 'trail',
    typeLabel: 'Shoe',
    typePlural: { en: 'Shoes', fr: 'Chaussures', de: 'Schuhe', it: 'Scarpe', es: 'Zapatos' },
    isFootwear: true,
    categoryIds,
    productType: 'physical',
    details: [],
    benefitRatings: [],
    modelMeasurements: null,
    sizeChartId: null,
    keywords: [],
    isCustomisable: false,
    recipes: [],
    productIds: [id],
    recommendationIds: [],
    publishedOn: '2026-01-01',
    popularity: 1,
    ...changeMaster,
  };
  return { made, style };
}

/** Product ids and bar codes of what tests buy. */
export const goods = {
  shoe: { productId: 'WMTR1001MOS', upcs: ['884501001085', '884501001092'] },
  boots: { productId: 'WMBO1001MOS', upcs: ['884501002013'] },
  socks: { productId: 'WMSO1001MOS', upcs: ['884501003010'] },
  giftCard: { productId: 'WMGC1001MOS', upcs: ['884501004017'] },
  custom: { productId: 'WMCU1001MOS', upcs: ['884501005014'], recipeId: 'RCP7K2M9' },
  comingSoon: { productId: 'WMCS1001MOS', upcs: ['884501006011'] },
  presale: { productId: 'WMPS1001MOS', upcs: ['884501007018'] },
  limited: { productId: 'WMLI1001MOS', upcs: ['884501008015'] },
  last: { productId: 'WMLA1001MOS', upcs: ['884501009012'] },
  none: { productId: 'WMNO1001MOS', upcs: ['884501010018'] },
  vanishing: { productId: 'WMVA1001MOS', upcs: ['884501011015'] },
  withdrawn: { productId: 'WMWD1001MOS', upcs: ['884501013019'] },
  unpriced: { productId: 'WMUP1001MOS', upcs: ['884501014016'] },
  storeOnly: { productId: 'WMRO1001MOS', upcs: ['884501015011'] },
} as const;

const recipes = [{ id: 'RCP7K2M9', name: 'First light', parts: [], surcharge: amounts(2500), images: null }];

const list = [
  product({ master: 'WMTR1001', name: 'Ridgeline', usd: 14000, saleUsd: 12900, upcs: [...goods.shoe.upcs] }),
  product({ master: 'WMBO1001', name: 'Cairn boot', usd: 19999, upcs: [...goods.boots.upcs], categoryIds: ['2120'] }),
  product({ master: 'WMSO1001', name: 'Drove socks', usd: 1899, upcs: [...goods.socks.upcs], categoryIds: ['5700'] }),
  product({
    master: 'WMGC1001',
    name: 'Gift card',
    usd: 5000,
    upcs: [...goods.giftCard.upcs],
    changeMaster: { productType: 'digital' },
  }),
  product({
    master: 'WMCU1001',
    name: 'Cairn Court',
    usd: 15000,
    upcs: [...goods.custom.upcs],
    changeMaster: { isCustomisable: true, recipes },
  }),
  product({
    master: 'WMCS1001',
    name: 'Soon',
    usd: 9000,
    upcs: [...goods.comingSoon.upcs],
    change: { comingSoon: true },
  }),
  product({ master: 'WMPS1001', name: 'Early', usd: 9000, upcs: [...goods.presale.upcs], change: { presale: true } }),
  product({ master: 'WMLI1001', name: 'Two each', usd: 9000, upcs: [...goods.limited.upcs], change: { maxQty: 2 } }),
  product({ master: 'WMLA1001', name: 'The last one', usd: 9000, upcs: [...goods.last.upcs] }),
  product({ master: 'WMNO1001', name: 'Sold out', usd: 9000, upcs: [...goods.none.upcs] }),
  product({ master: 'WMVA1001', name: 'Going', usd: 9000, upcs: [...goods.vanishing.upcs] }),
  product({
    master: 'WMWD1001',
    name: 'Taken back',
    usd: 9000,
    upcs: [...goods.withdrawn.upcs],
    change: {
      variants: [
        {
          id: 'WMWD1001MOS-00',
          upc: goods.withdrawn.upcs[0],
          attributes: { size: '7' },
          sizeLabels: null,
          price: null,
          isWithdrawn: true,
        },
      ],
    },
  }),
  product({
    master: 'WMUP1001',
    name: 'Price to come',
    usd: 9000,
    upcs: [...goods.unpriced.upcs],
    change: {
      variants: [
        {
          id: 'WMUP1001MOS-00',
          upc: goods.unpriced.upcs[0],
          attributes: { size: '7' },
          sizeLabels: null,
          price: null,
          isUnpriced: true,
        },
      ],
    },
  }),
  product({
    master: 'WMRO1001',
    name: 'In stores only',
    usd: 9000,
    upcs: [...goods.storeOnly.upcs],
    change: { isRobisOnly: true },
  }),
  // The gift of the promotion gift-socks.
  product({ master: 'WMSK1001', name: 'Gift socks', usd: 2000, upcs: ['884501012012'], change: { id: 'WMSK1001OAT' } }),
];

/** A small shop; its codes and gift cards are those of the opening data. */
export const smallSeed: Seed = {
  categories: [],
  productSets: [],
  collectionPoints: collectionPoints.filter(({ country }) => country === 'GB' || country === 'FR'),
  people: [],
  reviews: [],
  questions: [],
  storeEndings,
  masters: list.map(({ style }) => style),
  products: list.map(({ made }) => made),
  stores: stores.filter(({ country }) => country === 'US' || country === 'GB'),
  // Boulder (1001), Denver (1002, no ship to store), Portland (1004, takes no parcels once an order is placed), San
  // Francisco (1005, hands out nothing once an order is placed).
  storeStockExceptions: [
    { storeId: '1001', variantId: 'WMTR1001MOS-00', quantity: 3 },
    { storeId: '1001', variantId: 'WMTR1001MOS-01', quantity: 0 },
    { storeId: '1001', variantId: 'WMBO1001MOS-00', quantity: 2, quantityAtOrder: 0 },
    { storeId: '1002', variantId: 'WMBO1001MOS-00', quantity: 2, quantityAtOrder: 0 },
    { storeId: '1001', variantId: 'WMVA1001MOS-00', quantity: 4 },
    { storeId: '1001', variantId: 'WMNO1001MOS-00', quantity: 3 },
    { storeId: '1001', variantId: 'WMRO1001MOS-00', quantity: 4 },
    { storeId: '1004', variantId: 'WMSO1001MOS-00', quantity: 0 },
    { storeId: '1005', variantId: 'WMBO1001MOS-00', quantity: 2 },
  ],
  promotions,
  giftCards,
  storedRewards,
  stockExceptions: [
    { variantId: 'WMLA1001MOS-00', outcome: 'exactly-one-left', quantity: 1 },
    { variantId: 'WMNO1001MOS-00', outcome: 'none', quantity: 0 },
    { variantId: 'WMVA1001MOS-00', outcome: 'gone-between-cart-and-order', quantity: 4, quantityAtOrder: 0 },
    { variantId: 'WMTR1001MOS-00', outcome: 'exactly-one-left', quantity: 40 },
  ],
};
