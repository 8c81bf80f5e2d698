import { american } from './american.ts';
import { promotionWords } from './promotion-words.ts';
import type { Amounts } from '#src/commerce/model/locale.ts';
import type { ErrorId } from '#openapi/generated/waymark.gen.ts';
import type { Promotion } from '#src/commerce/model/promotion.ts';
import { categoryIds } from './catalogue/category-ids.ts';
import { memberDeliveryCountries } from './member-delivery.ts';

/** A promotion of the demo, with what happened to it before the demo opened. */
export interface DemoPromotion extends Promotion {
  /** Redemptions already made. */
  redeemed: number;
  /** Who has made some of them. */
  redeemedByEmails: string[];
  /** What using the code answers; null: it works. */
  outcome: Extract<ErrorId, 'PRM135' | 'PRM140' | 'PRM155' | 'PRM160' | 'PRM175' | 'GWP403'> | null;
  /** No rule of the shop answers so: the simulation does. */
  isSimulated?: true;
}

function amounts(USD: number, CAD: number, GBP: number, EUR: number): Amounts {
  return { USD, CAD, GBP, EUR };
}

/** A promotion that always runs, without limit, at any order value; each row below says how it differs. */
const plain = {
  threshold: null,
  categoryIds: null,
  approaching: null,
  startsAt: null,
  endsAt: null,
  limit: null,
  redeemed: 0,
  redeemedByEmails: [],
  outcome: null,
} satisfies Partial<DemoPromotion>;

const written: DemoPromotion[] = [
  {
    ...plain,
    id: 'first-steps-15',
    campaignId: 'welcome',
    code: 'FIRSTSTEPS',
    level: 'ORDER',
    name: '15% off your order',
    calloutMessage: '15% off your order',
    effect: { kind: 'percent', basisPoints: 1500 },
  },
  {
    ...plain,
    id: 'ridge-20-off',
    campaignId: 'autumn',
    code: 'RIDGE20',
    level: 'ORDER',
    name: '{off} off orders over {threshold}',
    calloutMessage: '{off} off your order',
    effect: { kind: 'amount', off: amounts(2000, 2500, 1500, 2000) },
    threshold: amounts(12000, 15000, 10000, 12000),
  },
  {
    ...plain,
    id: 'boots-25',
    campaignId: 'boot-month',
    code: 'BOOTS25',
    level: 'PRODUCT',
    name: '25% off hiking boots',
    calloutMessage: '25% off hiking boots',
    effect: { kind: 'percent', basisPoints: 2500 },
    categoryIds: [categoryIds['women-hiking'], categoryIds['men-hiking']],
  },
  {
    ...plain,
    id: 'free-delivery',
    campaignId: 'always',
    code: 'FREESHIP',
    level: 'SHIPPING',
    name: 'Free delivery',
    calloutMessage: 'Free delivery on this order',
    effect: { kind: 'free-shipping' },
  },
  {
    ...plain,
    id: 'gift-socks',
    campaignId: 'gift-with-purchase',
    code: 'WARMFEET',
    level: 'PRODUCT',
    name: 'Free Drove socks over {threshold}',
    calloutMessage: 'A pair of Drove socks, on us',
    effect: { kind: 'gift', productId: 'WMSK1001OAT' },
    threshold: amounts(15000, 18500, 12000, 15000),
  },
  {
    ...plain,
    id: 'first-snow',
    campaignId: 'winter',
    code: 'FIRSTSNOW',
    level: 'ORDER',
    name: '30% off, from the first snow',
    calloutMessage: '30% off your order',
    effect: { kind: 'percent', basisPoints: 3000 },
    startsAt: '2099-12-01T00:00:00Z',
    outcome: 'PRM135',
  },
  {
    ...plain,
    id: 'summer-24',
    campaignId: 'summer',
    code: 'SUMMER24',
    level: 'ORDER',
    name: '20% off, summer 2024',
    calloutMessage: '20% off your order',
    effect: { kind: 'percent', basisPoints: 2000 },
    startsAt: '2024-06-01T00:00:00Z',
    endsAt: '2024-08-31T23:59:59Z',
    outcome: 'PRM155',
  },
  {
    ...plain,
    id: 'first-hundred',
    campaignId: 'launch',
    code: 'FIRST100',
    level: 'ORDER',
    name: '40% off for the first hundred',
    calloutMessage: '40% off your order',
    effect: { kind: 'percent', basisPoints: 4000 },
    limit: 100,
    redeemed: 100,
    outcome: 'PRM140',
  },
  {
    ...plain,
    id: 'thank-you',
    campaignId: 'service',
    code: 'THANKYOU10',
    level: 'ORDER',
    name: '{off} off, with thanks',
    calloutMessage: '{off} off your order',
    effect: { kind: 'amount', off: amounts(1000, 1300, 800, 1000) },
    isOncePerShopper: true,
    redeemed: 3,
    redeemedByEmails: ['maya.reed@example.com', 'theo.lambert@example.com', 'guest@example.com'],
  },
  {
    ...plain,
    id: 'withdrawn',
    campaignId: 'service',
    code: 'OLDTRAIL',
    level: 'ORDER',
    name: 'Withdrawn',
    calloutMessage: 'Withdrawn',
    effect: { kind: 'percent', basisPoints: 1000 },
    outcome: 'PRM160',
    isSimulated: true,
  },
  {
    ...plain,
    id: 'storm-warning',
    campaignId: 'service',
    code: 'STORMY',
    level: 'ORDER',
    name: 'A code that the shop cannot work out',
    calloutMessage: '10% off your order',
    effect: { kind: 'percent', basisPoints: 1000 },
    outcome: 'PRM175',
    isSimulated: true,
  },
  {
    ...plain,
    id: 'bottle-by-hand',
    campaignId: 'gift-with-purchase',
    code: 'BECKBOTTLE',
    level: 'PRODUCT',
    name: 'A Beck bottle, by hand',
    calloutMessage: 'A Beck bottle comes with big orders, without a code',
    effect: { kind: 'gift', productId: 'WMBT1001LGN' },
    outcome: 'GWP403',
    isSimulated: true,
  },
  {
    ...plain,
    id: 'members-delivery',
    campaignId: 'always',
    code: null,
    level: 'SHIPPING',
    name: 'Free standard delivery for members',
    calloutMessage: 'Members of the Collective have standard delivery free',
    effect: { kind: 'free-shipping' },
    memberCountries: memberDeliveryCountries,
  },
  {
    ...plain,
    id: 'approach-free-delivery',
    campaignId: 'always',
    code: null,
    level: 'SHIPPING',
    name: 'Free standard delivery',
    calloutMessage:
      'Free standard delivery is close|Spend {distance} more for free standard delivery|Your standard ' +
      'delivery is free',
    effect: { kind: 'free-shipping' },
    threshold: amounts(7500, 9900, 6000, 7500),
    approaching: { displayLevel: 'BOTH', fromBasisPoints: 3000 },
  },
  {
    ...plain,
    id: 'approach-ten-off',
    campaignId: 'layers',
    code: null,
    level: 'ORDER',
    name: '10% off over {threshold}',
    calloutMessage:
      'Kitting out? There is 10% off a big order|{distance} more takes 10% off the lot|10% is off your order',
    effect: { kind: 'percent', basisPoints: 1000 },
    threshold: amounts(30000, 38000, 25000, 30000),
    approaching: { displayLevel: 'CART', fromBasisPoints: 6000 },
  },
  {
    ...plain,
    id: 'approach-bottle',
    campaignId: 'gift-with-purchase',
    code: null,
    level: 'PRODUCT',
    name: 'Free Beck bottle over {threshold}',
    calloutMessage:
      'A Beck bottle comes with bigger orders|{distance} more and we add a Beck bottle|Your Beck bottle ' +
      'is in the bag',
    effect: { kind: 'gift', productId: 'WMBT1001LGN' },
    threshold: amounts(40000, 50000, 34000, 40000),
    approaching: { displayLevel: 'MINI_CART', fromBasisPoints: 7500 },
  },
  {
    ...plain,
    id: 'associate-40',
    campaignId: 'associates',
    code: null,
    level: 'ORDER',
    name: 'Associate discount (40%)',
    calloutMessage: '40% off, as an associate',
    effect: { kind: 'percent', basisPoints: 4000 },
    audience: 'EMPLOYEE',
  },
  {
    ...plain,
    id: 'professional-ipa-30',
    campaignId: 'professionals',
    code: null,
    level: 'ORDER',
    name: 'IPA discount (30%)',
    calloutMessage: '30% off, with IPA',
    effect: { kind: 'percent', basisPoints: 3000 },
    audience: 'IPA',
  },
  {
    ...plain,
    id: 'professional-wranx-25',
    campaignId: 'professionals',
    code: null,
    level: 'ORDER',
    name: 'WRANX discount (25%)',
    calloutMessage: '25% off, with WRANX',
    effect: { kind: 'percent', basisPoints: 2500 },
    audience: 'WRANX',
  },
];

/** Codes to type, one per answer (a code that is not here answers PRM130), and what comes by itself. */
export const promotions: DemoPromotion[] = written.map((promotion) => {
  const words = promotionWords[promotion.id];
  const us = { name: american(promotion.name), calloutMessage: american(promotion.calloutMessage) };
  const isAmerican = us.name !== promotion.name || us.calloutMessage !== promotion.calloutMessage;
  return words || isAmerican
    ? { ...promotion, words: { ...words, ...(isAmerican ? { 'en-us': us } : {}) } }
    : promotion;
});
