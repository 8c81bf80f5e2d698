/**
 * The shapes of the shop that opens by default. Money is integer minor units (12900 is $129.00); ratios are basis
 * points. Everything here is plain data: no ids are made at run time, so that a second start finds the same shop.
 */
import type { ColourName, SceneName, Silhouette } from '../pictures/names.ts';

export type Language = 'en' | 'fr' | 'de' | 'it' | 'es';
export type LocaleCode = 'en-us' | 'en-ca' | 'fr-ca' | 'en-gb' | 'fr-fr' | 'de-de' | 'it-it' | 'es-es';
export type Region = 'NORA' | 'EMEA';
export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR';
/** The countries the shop ships to; the country list itself is longer. */
export type ShopCountry = 'US' | 'CA' | 'GB' | 'FR' | 'DE' | 'IT' | 'ES';
export type Localised = Record<Language, string>;
/** One amount per currency, in minor units. */
export type Amounts = Record<Currency, number>;

// ---------------------------------------------------------------- catalogue

export interface SeedCategory {
  /** 4 to 10 digits (core 2). */
  id: string;
  slug: string;
  /** Null at the top of the tree. */
  parentId: string | null;
  name: Localised;
  description: Localised;
  seo: { title: Localised; description: Localised };
  scene: SceneName;
}

export type Department = 'women' | 'men' | 'kids' | 'unisex';
export type AttributeType = 'color' | 'size' | 'width' | 'length' | 'fitType' | 'amount';

/** `categoryIds` is complete ("new" and "sale" are in it where they apply); the first is the main one. */
export interface SeedMaster {
  /** 8 characters, upper-case letters and digits. */
  id: string;
  slug: string;
  name: string;
  tagline: string;
  description: string;
  department: Department;
  /** Short word for facets and search: 'trail', 'hiking' ... */
  family: string;
  /** What the product is called in a list: "Trail running shoe". */
  typeLabel: string;
  categoryIds: string[];
  productType: 'physical' | 'digital';
  details: SeedDetailSection[];
  benefitRatings: SeedBenefitRating[];
  modelMeasurements: SeedModelMeasurements | null;
  /** Key into `sizeCharts`; null when there is nothing to measure. */
  sizeChartId: string | null;
  /** Lower-case words for search that the copy does not contain. */
  keywords: string[];
  isCustomisable: boolean;
  /** Recipes of a customised product; empty unless `isCustomisable`. */
  recipes: SeedRecipe[];
  /** The ids of the colours, the first is the one to show in a list. */
  productIds: string[];
  /** Ids of products (colours) to show as recommendations. */
  recommendationIds: string[];
  rating: { score: number; reviewsCount: number };
  reviews: SeedReview[];
  questions: SeedQuestion[];
  /** ISO date; the order of "newest". */
  publishedOn: string;
  /** Units sold, for "best sellers" and ties in search. */
  popularity: number;
}

export interface SeedDetailSection {
  /** Its title is a word of the catalogue. */
  id: 'features' | 'materials' | 'care' | 'specs' | 'terms';
  kind: 'list' | 'pairs' | 'text';
  /** 'list': one string per bullet; 'text': paragraphs. Empty for 'pairs'. */
  items: string[];
  /** 'pairs': label and value. Empty otherwise. */
  pairs: { label: string; value: string }[];
}

/** `value` from 1 to 5. */
export interface SeedBenefitRating {
  id: string;
  label: string;
  value: number;
}

export interface SeedModelMeasurements {
  heightCm: number;
  sizeWorn: string;
  chestCm?: number;
  waistCm?: number;
}

export interface SeedRecipe {
  /** The `recipe` query parameter of a product link (core 2). */
  id: string;
  name: string;
  /** Part of the product to palette colour. */
  parts: { part: string; colour: ColourName }[];
  surcharge: Amounts;
}

/** One colour of a master; the thing a product page is about. */
export interface SeedProduct {
  /** masterId + colour code: 11 characters. */
  id: string;
  masterId: string;
  colour: SeedColour;
  picture: SeedPicture;
  price: SeedPrice;
  badge: Badge | null;
  /** 'LOW STOCK' is computed from stock and is never stored. */
  eyebrow: Eyebrow | null;
  /** A shopper must sign in to buy. */
  presale: boolean;
  /** Shows "Coming soon" and hides purchase. */
  comingSoon: boolean;
  /** Offers a message when a sold-out variant returns. */
  notifyMe: boolean;
  /** Null: no limit beside the cart's own default. */
  maxQty: number | null;
  variants: SeedVariant[];
}

export type Badge = 'NEW' | 'SALE' | 'BESTSELLER';
export type Eyebrow =
  'NEW' | 'SALE' | 'BESTSELLER' | 'COMING SOON' | 'PRESALE' | 'ONLINE ONLY' | 'MEMBERS FIRST' | 'LAST CHANCE';

export interface SeedColour {
  /** 3 upper-case letters. */
  code: string;
  label: Localised;
  /** Facet: 'black', 'grey', 'white', 'brown', 'green', 'blue', 'purple', 'pink', 'red', 'orange' or 'yellow'. */
  group: string;
}

export interface SeedPicture {
  silhouette: Silhouette;
  palette: [main: ColourName, second: ColourName, accent: ColourName];
}

/** `sale` is null at full price. `historicBest`: the lowest price of the 30 days before `sale` (catalogue 9). */
export interface SeedPrice {
  list: Amounts;
  sale: Amounts | null;
  historicBest: Amounts | null;
  /** ISO date from which `sale` holds. */
  saleActiveFrom: string | null;
}

export interface SeedVariant {
  /** Product id, a dash, and a code of the choices: WMTR1001MOS-085. */
  id: string;
  /** 12 digits with a valid check digit. */
  upc: string;
  /** Values by attribute; colour is the product's own. */
  attributes: Partial<Record<Exclude<AttributeType, 'color'>, string>>;
  /** What to print for `attributes.size` per region; the US one elsewhere too when a size has no other name. */
  sizeLabels: { us: string; uk: string; eu: string } | null;
  /** Only where it differs from the product's (amounts of a gift card, larger tents). */
  price: SeedPrice | null;
  /** Taken back by who makes it: pages still show it, and it cannot be bought (INV407). */
  isWithdrawn?: true;
  /** Its price is being set anew: pages still show the product's, and it cannot be bought (INV702). */
  isUnpriced?: true;
}

/** Values of an attribute in the order in which they are shown. */
export interface SeedAttributeOption {
  type: Exclude<AttributeType, 'color'>;
  value: string;
  label: string;
}

export interface SeedProductSet {
  /** 8 to 11 characters, as a product id. */
  id: string;
  name: string;
  description: string;
  scene: SceneName;
  productIds: string[];
}

export interface SeedReview {
  id: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  text: string;
  nickname: string;
  location: string;
  language: Language;
  isVerifiedBuyer: boolean;
  /** ISO date. */
  createdOn: string;
  helpful: number;
  notHelpful: number;
}

export interface SeedQuestion {
  id: string;
  text: string;
  nickname: string;
  createdOn: string;
  answers: { id: string; text: string; nickname: string; isFromShop: boolean; createdOn: string; helpful: number }[];
}

export interface SeedSizeChart {
  id: string;
  title: string;
  howToMeasure: string;
  columns: string[];
  /** Lengths in centimetres unless the column names another system. */
  rows: string[][];
}

// ---------------------------------------------------------------- stock

/** Units on the web shelf and per store; `outcome` names why a variant is an exception. */
export type StockOutcome =
  'exactly-one-left' | 'none' | 'gone-between-cart-and-order' | 'part-gone-between-cart-and-order';

export interface SeedStockException {
  variantId: string;
  outcome: StockOutcome;
  /** What the shelf says when a shopper looks. */
  quantity: number;
  /** What it says when the order is placed; absent: the same. */
  quantityAtOrder?: number;
}

/** A shelf of a store with a story. */
export interface SeedStoreStockException {
  storeId: string;
  variantId: string;
  quantity: number;
  /** What it says when the order is placed; absent: the same. */
  quantityAtOrder?: number;
}

// ---------------------------------------------------------------- stores

export interface SeedStore {
  /** 4 digits. */
  id: string;
  name: string;
  country: ShopCountry;
  addressLine1: string;
  city: string;
  province: string | null;
  postalCode: string;
  /** International form: +1... */
  phone: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  /** Monday first; null when closed. Local time, 24 hours. */
  hours: ({ opens: string; closes: string } | null)[];
  services: StoreService[];
  /** Demo data: what it does no more once an order that needs it is placed. */
  endsAtOrder?: 'PICKUP' | 'SHIP_TO_STORE';
  employees: { id: string; firstName: string; lastName: string; role: 'manager' | 'associate' }[];
}

export type StoreService = 'PICKUP' | 'SHIP_TO_STORE' | 'RETURNS' | 'REPAIRS' | 'BOOT_FITTING' | 'EVENTS';

export interface SeedCollectionPoint {
  id: string;
  name: string;
  country: ShopCountry;
  addressLine1: string;
  city: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  carrier: string;
  timeZone: string;
  /** Monday first; null when closed. Local time, 24 hours. */
  hours: SeedStore['hours'];
}

// ---------------------------------------------------------------- people

export type Role =
  | 'registered'
  | 'loyalty'
  | 'employee-terms-accepted'
  | 'employee-terms-open'
  | 'doubtful'
  | 'athlete'
  | 'wranx'
  | 'ipa'
  | 'partially-enrolled'
  | 'locked'
  | 'associate';

/** Demo data: the password is for local use and is hashed at seeding. */
export interface SeedPerson {
  role: Role;
  consumerNo: string;
  email: string;
  demoPassword: string;
  consumerType: 'REGISTERED' | 'EMPLOYEE';
  isLocked: boolean;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  phoneCode: string | null;
  postalCode: string | null;
  country: ShopCountry;
  locale: LocaleCode;
  /** ISO date. */
  birthDate: string | null;
  gender: 'female' | 'male' | 'other' | null;
  interests: string[];
  preferredShoeSize: string | null;
  loyalty: { memberId: string; /** Null: they have not confirmed it yet. */ optedInOn: string | null; points: number; vouchers: SeedVoucher[] } | null;
  /** What they spend of it, their orders say. */
  employee: { isTermsAccepted: boolean; annualCap: number; currency: Currency } | null;
  /** `currentSpend` is what they had used in the year in which the demo began: what their past orders that credit paid come to. Orders add to it. */
  athlete: { currentSpend: number; annualCredit: number; currency: Currency } | null;
  prosumer: { type: 'WRANX' | 'IPA'; annualCredit: number; currency: Currency } | null;
  /** Only associates. */
  store: { storeId: string; storeEmployeeId: string } | null;
  addresses: SeedAddress[];
  cards: SeedSavedCard[];
  favouriteProductIds: string[];
  favouriteStoreId: string | null;
  subscriptions: { type: 'Newsletter' | 'LoyaltyNewsletter' | 'Loyalty'; channel: 'email' | 'sms'; optin: boolean }[];
  orders: SeedPastOrder[];
  /** What they put into a cart on an earlier visit; the shop has changed since. */
  leftCart: { productId: string; upc: string; qty: number }[];
}

export interface SeedVoucher {
  id: string;
  points: number;
  amount: number;
  currency: Currency;
}

export interface SeedAddress {
  id: string;
  /** S shipping, B billing (core 3). */
  approachType: 'S' | 'B';
  main: boolean;
  firstName: string;
  lastName: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  province: string | null;
  postalCode: string;
  country: ShopCountry;
  phone: string;
  phoneCode: string;
}

export interface SeedSavedCard {
  id: string;
  kind: 'CREDIT_CARD' | 'REWARD_CODE' | 'REWARD_CARD';
  brand: string;
  /** Number of a test card. */
  number: string;
  expiryMonth: number;
  expiryYear: number;
  isDefault: boolean;
}

/** An order that was never placed: made up, so that a history has something in it. */
export interface SeedPastOrder {
  orderNumber: string;
  /** Before the day on which the shop was seeded. */
  daysAgo: number;
  /** PLACED can be cancelled for as long as the demo lives; PROCESSING is being packed. */
  status: 'PLACED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'READY_FOR_PICKUP' | 'CANCELLED' | 'RETURNED';
  shippingMethod: string;
  storeId: string | null;
  trackingNumber: string | null;
  /** An athlete's credit of the year paid all of it, in place of a card. */
  isPaidByCredit?: boolean;
  lines: { variantId: string; qty: number; giftOption?: { email: string; message: string; to: string } }[];
}

// ---------------------------------------------------------------- promotions and payment

export type PromotionEffect =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; off: Amounts }
  | { kind: 'free-shipping' }
  | { kind: 'gift'; productId: string };

/** Who has a discount of their own, up to what they may spend in a year. */
export type Audience = 'EMPLOYEE' | 'WRANX' | 'IPA';

export interface SeedPromotion {
  id: string;
  campaignId: string;
  /** Null: automatic, no code needed. */
  code: string | null;
  level: 'ORDER' | 'PRODUCT' | 'SHIPPING';
  /** Here and in what the cart says, `{off}` and `{threshold}` stand for the amounts below, in the currency of the cart. */
  name: string;
  /** What the cart says; for approaching promotions three parts: approaching|distance|earned. */
  calloutMessage: string;
  /** Both in the other languages; English where there are none. */
  words?: Partial<Record<Exclude<Language, 'en'>, { name: string; calloutMessage: string }>>;
  effect: PromotionEffect;
  /** Whose discount it is: employees who accepted its terms, or professionals (core 6), a percentage off the order; absent: everybody's. */
  audience?: Audience;
  /** Order value before it counts; null: none. */
  threshold: Amounts | null;
  /** Which products a PRODUCT promotion touches; null: all. */
  categoryIds: string[] | null;
  /** Show how far away the threshold is. */
  approaching: { displayLevel: 'CART' | 'MINI_CART' | 'BOTH'; fromBasisPoints: number } | null;
  /** ISO date-times; null: open. */
  startsAt: string | null;
  endsAt: string | null;
  /** Redemptions allowed in all; null: no limit. */
  limit: number | null;
  /** Redemptions already made when the shop opens. */
  redeemed: number;
  /** Each shopper may use it once. */
  isOncePerShopper?: true;
  /** Who has done so when the shop opens. */
  redeemedByEmails: string[];
  /** What using the code answers: null when it works, else a code of core 8. */
  outcome: 'PRM130' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM160' | 'PRM175' | 'GWP403' | null;
}

export interface SeedGiftCard {
  number: string;
  pin: string;
  currency: Currency;
  balance: number;
  initial: number;
  expiresOn: string | null;
  isAllowed: boolean;
  /** What using it answers: null when it works, else a code of core 8. */
  outcome: 'GFC740' | 'GFC812' | 'GFC725' | 'GFC700' | 'GFC799' | null;
  note: string;
}

/** A reward code or card of a customer. */
export interface SeedStoredReward {
  id: string;
  consumerNo: string;
  kind: 'REWARD_CODE' | 'REWARD_CARD';
  /** What is written on it: upper case, or digits; its last four are digits. */
  code: string;
  currency: Currency;
  balance: number;
  note: string;
}

export type CardOutcome =
  | 'approved'
  | 'threeds-frictionless'
  | 'threeds-challenge'
  | 'threeds-challenge-refused'
  | 'declined'
  | 'fraud'
  | 'expired'
  | 'network-error';

export interface SeedTestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  outcome: CardOutcome;
  securityCode: string;
  /** The code of core 8 the order answers with; null: it goes through. */
  errorId: string | null;
  note: string;
}

export type AddressOutcome = 'po-box' | 'cannot-ship' | 'suggestion' | 'invalid' | 'no-tax';

/** An address whose `match` fields are these (case and spaces ignored) causes `outcome`. */
export interface SeedAddressCase {
  outcome: AddressOutcome;
  errorId: string | null;
  country: ShopCountry;
  match: { field: 'addressLine1' | 'city' | 'postalCode' | 'province'; pattern: string };
  example: { addressLine1: string; city: string; province: string | null; postalCode: string };
  suggestion: { addressLine1: string; city: string; province: string | null; postalCode: string } | null;
}

// ---------------------------------------------------------------- countries, addresses, delivery, tax

/** A tax that is decided while an order is placed: it comes on top of what was shown (TAX310). */
export interface SeedTaxChange {
  country: ShopCountry;
  postalCode: string;
  name: string;
  basisPoints: number;
}

export interface SeedLocale {
  code: LocaleCode;
  language: Language;
  country: ShopCountry;
  region: Region;
  currency: Currency;
  name: string;
}

export interface SeedCountry {
  code: string;
  name: Localised;
  dialCode: string;
  /** X stands for a digit; several when lengths differ. Empty: the region's default (core 5). */
  phoneMasks: string[];
  /** Digits without the dial code and without a leading zero. */
  phoneLengths: number[];
  shipsTo: boolean;
}

export interface SeedAddressRules {
  country: ShopCountry;
  /** In the order shown; a field not named is not asked. */
  fields: SeedAddressField[];
  provinces: { code: string; name: string }[];
  postalCodeExample: string;
}

export type AddressFieldName =
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'addressLine2'
  | 'addressLine3'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'country'
  | 'phone'
  | 'email';

export interface SeedAddressField {
  name: AddressFieldName;
  required: boolean;
  /** Equal to maxLength: exactly that many. */
  minLength: number | null;
  maxLength: number | null;
  /** A regular expression for the whole value, without delimiters. */
  pattern: string | null;
  /** 9 stands for a digit, A for a letter, * for either. */
  mask: string | null;
  transforms: ('capitalize' | 'uppercase' | 'trim')[];
}

export type ShippingKind = 'sth' | 'sts' | 'pickup' | 'pudo' | 'digital' | 'customs';

export interface SeedShippingMethod {
  code: string;
  kind: ShippingKind;
  country: ShopCountry;
  label: Localised;
  /** "Same day" or a range such as "1-3 days": sorted by it (core 9). */
  deliveryTime: string;
  currency: Currency;
  price: number;
  /** Merchandise total from which it is free; null: never. */
  freeFrom: number | null;
  isDefault: boolean;
  /** Postal codes that it does not go to, as a pattern, case ignored; absent: it goes everywhere. */
  notTo?: string;
}

export interface SeedTaxRate {
  country: ShopCountry;
  /** Null: the whole country. */
  province: string | null;
  /** What the receipt says: "Sales tax", "HST", "GST + QST", "VAT". */
  label: string;
  basisPoints: number;
  /** One per levy, adding up to `basisPoints`. */
  parts: { name: string; basisPoints: number }[];
  /** VAT is inside the price; sales taxes are added at checkout. */
  isIncluded: boolean;
  /** Shipping is taxed too. */
  taxesShipping: boolean;
}

// ---------------------------------------------------------------- the whole

export interface Seed {
  locales: SeedLocale[];
  categories: SeedCategory[];
  masters: SeedMaster[];
  products: SeedProduct[];
  productSets: SeedProductSet[];
  attributeOptions: SeedAttributeOption[];
  sizeCharts: SeedSizeChart[];
  stockExceptions: SeedStockException[];
  storeStockExceptions: SeedStoreStockException[];
  stores: SeedStore[];
  collectionPoints: SeedCollectionPoint[];
  people: SeedPerson[];
  promotions: SeedPromotion[];
  giftCards: SeedGiftCard[];
  storedRewards: SeedStoredReward[];
  testCards: SeedTestCard[];
  addressCases: SeedAddressCase[];
  countries: SeedCountry[];
  addressRules: SeedAddressRules[];
  shippingMethods: SeedShippingMethod[];
  taxRates: SeedTaxRate[];
}
