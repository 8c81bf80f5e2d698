import type * as catalogueSchema from '../schema.catalogue.ts';
import type * as countingSchema from '../schema.counting.ts';
import type * as limitsSchema from '../schema.limits.ts';
import { type CatalogueTags, none, PersonalData, type TableTags } from './tags.ts';

const author = new PersonalData('to show who wrote it, under the name that they chose', 'consent', 'it is taken down');
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
  questions: TableTags<typeof catalogueSchema.questions>;
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
      isVerifiedBuyer: none,
      createdOn: none,
      helpful: none,
      notHelpful: none,
    },
  },
  questions: {
    id: none,
    styleId: none,
    createdOn: none,
    status: none,
    doc: { id: none, text: author, nickname: author, createdOn: none, answers: author },
  },
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
