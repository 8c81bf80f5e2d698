import type * as catalogueSchema from '../schema.catalogue.ts';
import type * as countingSchema from '../schema.counting.ts';
import type * as limitsSchema from '../schema.limits.ts';
import { type CatalogueTags, none, PersonalData, type TableTags } from './tags.ts';

const author = new PersonalData(
  'to show who wrote it, under the name that they chose',
  'consent',
  'it is taken down, or the account of its author ends',
);
const writer = new PersonalData('to show a customer what they wrote, and to delete it with their account', 'contract', [
  'RETENTION_ACCOUNTS',
]);
const photographer = new PersonalData('to show it with the review', 'consent', [
  'RETENTION_ACCOUNTS',
  'RETENTION_UNSENT_PICTURES',
]);
const published = new PersonalData(
  'to publish it in the social gallery under a pseudonym, and to take it back there',
  'consent',
  'the review or the account is gone, and the gallery has been told to take the picture down',
);
const voter = new PersonalData('to count each vote once', 'legitimate interest', [
  'RETENTION_ACCOUNTS',
  'RETENTION_REACTIONS',
]);
const staff = new PersonalData(
  'to tell who sells in a store',
  'contract',
  'the store is imported without them, or deleted',
);

export const catalogue: {
  categories: CatalogueTags<typeof catalogueSchema.categories>;
  styles: CatalogueTags<typeof catalogueSchema.styles>;
  products: CatalogueTags<typeof catalogueSchema.products>;
  variants: CatalogueTags<typeof catalogueSchema.variants>;
  stock: CatalogueTags<typeof catalogueSchema.stock>;
  storeStock: CatalogueTags<typeof catalogueSchema.storeStock>;
  productSets: CatalogueTags<typeof catalogueSchema.productSets>;
  reviews: TableTags<typeof catalogueSchema.reviews>;
  reviewPictures: TableTags<typeof catalogueSchema.reviewPictures>;
  galleryPictures: TableTags<typeof catalogueSchema.galleryPictures>;
  questions: TableTags<typeof catalogueSchema.questions>;
  answers: TableTags<typeof catalogueSchema.answers>;
  reactions: TableTags<typeof catalogueSchema.reactions>;
  stores: TableTags<typeof catalogueSchema.stores>;
  collectionPoints: CatalogueTags<typeof catalogueSchema.collectionPoints>;
  funnelCounts: TableTags<typeof countingSchema.funnelCounts>;
  rateLimits: TableTags<typeof limitsSchema.rateLimits>;
} = {
  categories: { id: none, slug: none, parentId: none, position: none, doc: none },
  styles: { id: none, slug: none, position: none, popularity: none, publishedOn: none, doc: none },
  products: { id: none, styleId: none, position: none, doc: none },
  variants: { upc: none, id: none, productId: none, position: none, doc: none },
  stock: { upc: none, quantity: none, reserved: none },
  storeStock: { storeId: none, upc: none, quantity: none, reserved: none },
  productSets: { id: none, position: none, doc: none },
  reviews: {
    id: none,
    styleId: none,
    rating: none,
    createdOn: none,
    helpful: none,
    notHelpful: none,
    status: none,
    doc: {
      id: none,
      rating: none,
      title: author,
      text: author,
      nickname: author,
      location: author,
      language: none,
      fit: author,
      size: author,
      pictures: { id: none, description: author, width: none, height: none },
      sharesPictures: author,
      isVerifiedBuyer: none,
      createdOn: none,
      helpful: none,
      notHelpful: none,
    },
    owner: writer,
    submittedAt: none,
    decidedAt: none,
  },
  reviewPictures: {
    id: none,
    owner: photographer,
    styleId: none,
    reviewId: none,
    addedAt: none,
    width: none,
    height: none,
    small: photographer,
    large: photographer,
  },
  galleryPictures: {
    id: none,
    pictureId: none,
    reviewId: none,
    owner: published,
    userId: published,
    asked: { image: none, caption: published, tag: none },
    mediaId: published,
    addedAt: none,
    takenBackAt: none,
  },
  questions: {
    id: none,
    styleId: none,
    createdOn: none,
    status: none,
    doc: { id: none, text: author, nickname: author, language: none, createdOn: none },
    owner: writer,
    submittedAt: none,
  },
  answers: {
    id: none,
    questionId: none,
    createdOn: none,
    helpful: none,
    notHelpful: none,
    doc: { id: none, questionId: none, text: none, nickname: none, isFromShop: none, createdOn: none },
  },
  reactions: { kind: none, target: none, owner: voter, isHelpful: voter, reason: voter, at: none },
  stores: {
    id: none,
    country: none,
    latitude: none,
    longitude: none,
    doc: {
      id: none,
      name: none,
      country: none,
      addressLine1: none,
      city: none,
      province: none,
      postalCode: none,
      phone: none,
      latitude: none,
      longitude: none,
      timeZone: none,
      hours: none,
      specialDays: none,
      events: none,
      services: none,
      employees: staff,
    },
  },
  collectionPoints: { id: none, country: none, latitude: none, longitude: none, doc: none },
  // How often something happened on a day, without any reference to a person (docs/decisions/007).
  funnelCounts: { day: none, chart: none, kind: none, name: none, count: none },
  // A keyed hash of an address or an e-mail, and a count. Deleted with its window, after a day at most.
  rateLimits: { key: none, points: none, expire: none },
};
