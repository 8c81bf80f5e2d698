import type * as schema from '../schema.shoppers.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const account = ['RETENTION_ACCOUNTS'] as const;
const identity = new PersonalData('to know the customer at the next sign-in', 'contract', account);
const profile = new PersonalData('to fill in forms and to show what fits the customer', 'contract', account);
const address = new PersonalData('to deliver and bill without typing it again', 'contract', account);
const membership = new PersonalData('to grant points, discounts and credit', 'contract', account);
const enrolment = new PersonalData(
  'to prove when the terms were agreed to, and to see what invites customers',
  'contract',
  account,
);
const card = new PersonalData('to pay without typing the card again', 'consent', [
  'RETENTION_SAVED_CARDS',
  'RETENTION_ACCOUNTS',
]);
const giftCard = new PersonalData('to pay without typing the gift card again', 'consent', account);
const list = new PersonalData('to keep what the shopper put aside', 'contract', [
  'RETENTION_GUEST_LISTS',
  'RETENTION_ACCOUNTS',
]);
const session = new PersonalData('to keep a session going, and to end it when its token was stolen', 'contract', [
  'RETENTION_SESSIONS',
  'RETENTION_ACCOUNTS',
]);
const device = new PersonalData('to show a customer on which devices they are signed in', 'contract', [
  'RETENTION_SESSIONS',
  'RETENTION_ACCOUNTS',
]);
const code = new PersonalData(
  'to turn a password or a passkey into a session, or the link of an email into a new password, once',
  'contract',
  ['RETENTION_CODES', 'RETENTION_ACCOUNTS'],
);

export const shoppers: {
  consumers: TableTags<typeof schema.consumers>;
  storedRewards: TableTags<typeof schema.storedRewards>;
  refreshTokens: TableTags<typeof schema.refreshTokens>;
  oneTimeCodes: TableTags<typeof schema.oneTimeCodes>;
  lists: TableTags<typeof schema.lists>;
  savedCards: TableTags<typeof schema.savedCards>;
  savedGiftCards: TableTags<typeof schema.savedGiftCards>;
} = {
  consumers: {
    id: identity,
    consumerNo: identity,
    email: identity,
    passwordHash: identity,
    consumerType: none,
    isLocked: none,
    points: membership,
    creditSpent: membership,
    creditYear: none,
    version: none,
    activeAt: new PersonalData('to know when an account has not been used for long', 'legal duty', account),
    doc: {
      firstName: profile,
      lastName: profile,
      phone: profile,
      phoneCode: profile,
      postalCode: profile,
      country: profile,
      locale: none,
      birthDate: profile,
      gender: profile,
      interests: profile,
      preferredShoeSize: profile,
      hasOrderTexts: profile,
      orderTextsChosenAt: profile,
      loyalty: membership,
      employee: membership,
      athlete: membership,
      prosumer: membership,
      store: membership,
      addresses: address,
      favouriteStoreId: profile,
      enrolled: enrolment,
    },
  },
  storedRewards: { id: membership, owner: membership, kind: none, code: membership, currency: none, balance: none },
  refreshTokens: {
    hash: none,
    family: session,
    subject: session,
    consumerType: none,
    rotatedAt: session,
    revokedAt: session,
    expiresAt: none,
    isSelling: none,
    browser: device,
    system: device,
  },
  oneTimeCodes: { hash: none, purpose: none, subject: code, challenge: none, expiresAt: none, usedAt: none },
  lists: {
    id: none,
    kind: none,
    owner: list,
    version: none,
    updatedAt: none,
    doc: {
      lines: { itemId: none, productId: none, upc: none, qty: none, recipeId: none, pageUrl: none },
      counter: none,
    },
  },
  savedCards: {
    id: card,
    owner: card,
    isDefault: none,
    createdAt: none,
    doc: { brand: card, bin: card, lastFour: card, expiryMonth: card, expiryYear: card, instrumentToken: card },
  },
  savedGiftCards: { id: giftCard, owner: giftCard, number: giftCard, isDefault: none, createdAt: none },
};
