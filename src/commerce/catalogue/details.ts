import type { CategoryRef, Product as ProductDetails, ProductVariant } from '#openapi/generated/waymark.gen.ts';
import type { DetailSection, ModelMeasurements, Recipe } from '../model/catalogue.ts';
import type { Language } from '../model/locale.ts';
import { attributesOf } from './attributes.ts';
import { deliveryPromise } from './delivery.ts';
import { flagsOf } from './flags.ts';
import { galleryOf, videoOf } from './images.ts';
import { kindOf } from './kind.ts';
import { type Category, type Product, productUrl, type Variant } from './model.ts';
import { priceOf, spanOf } from './price.ts';
import { BEST_RATING } from './qualities.ts';
import { recipeOf } from './recipe.ts';
import type { Site } from './site.ts';
import type { ProductStock } from './stock.ts';
import { stockLabel } from './stock-label.ts';
import { subscriptionTypeOf } from './subscription-type.ts';
import { word } from './vocabulary.ts';
import { starsOf } from '../reviews/ratings.ts';
import { inLanguage, writtenLanguage } from '../translate.ts';

export const categoryRef = ({ id, doc }: Category, { language }: Pick<Site, 'language'>): CategoryRef => ({
  id,
  name: inLanguage(doc.name, language),
  slug: doc.slug,
});

/** The contract has only paragraphs and bullets, so a pair becomes a bullet. */
const sectionOf = (
  { id, kind, items, pairs }: DetailSection,
  language: Language,
): ProductDetails['details'][number] => ({
  id,
  title: word(`section.${id}`, language),
  layout: kind === 'text' ? 'text' : 'list',
  data: kind === 'pairs' ? pairs.map(({ label, value }) => `${label}: ${value}`) : items,
});

function variantOf(
  variant: Variant,
  product: Product,
  site: Site,
  stock: ProductStock,
  surcharge: number,
): ProductVariant {
  const status = stock.statusOf(product, variant);
  const units = stock.unitsOf(product, variant);
  return {
    id: variant.doc.id,
    upc: variant.doc.upc,
    attributes: { color: product.doc.colour.code, ...variant.doc.attributes },
    price: priceOf(variant.price, site.currency, surcharge),
    quantity: units,
    stockStatus: status,
    productInventoryState: stock.canBuy(product, variant) ? 'InStock' : 'OutOfStock',
    ...stockLabel(status, units, site.language),
    notifyMe: product.doc.notifyMe && (status === 'OUT_OF_STOCK' || status === 'COMING_SOON'),
  };
}

function measurementsOf(model: ModelMeasurements | null, { language }: Site): ProductDetails['modelMeasurements'] {
  if (!model) return [];
  const { heightCm, sizeWorn, chestCm, waistCm } = model;
  return [
    { label: word('model.height', language), value: `${heightCm} cm` },
    { label: word('model.size', language), value: sizeWorn },
    ...(chestCm ? [{ label: word('model.chest', language), value: `${chestCm} cm` }] : []),
    ...(waistCm ? [{ label: word('model.waist', language), value: `${waistCm} cm` }] : []),
  ];
}

/** A product page's answer. With a recipe it is the customised product, at its price and in its colours. */
export function detailsOf(product: Product, site: Site, stock: ProductStock, recipe: Recipe | null): ProductDetails {
  const { style, doc } = product;
  const { currency, language } = site;
  const surcharge = recipe?.surcharge[currency] ?? 0;
  const isEnglish = writtenLanguage(language) === 'en';
  const own = language === 'en' ? undefined : style.doc.translations?.[language];
  const { tagline, description } = own ?? style.doc;
  const variants = product.variants.map((variant) => variantOf(variant, product, site, stock, surcharge));
  const isDigital = style.doc.productType === 'digital';
  const upc = variants[0]?.upc;
  return {
    id: product.id,
    masterId: style.id,
    name: style.doc.name,
    ...kindOf(style.doc, language),
    url: productUrl(product),
    price: spanOf(product, currency, surcharge),
    currency,
    ...(site.region === 'EMEA' ? { priceNote: word('price.note', language) } : {}),
    ...flagsOf(product, stock, language),
    productType: recipe ? 'customs' : isDigital ? 'digital' : 'standard',
    presale: doc.presale,
    notifyMe: variants.some(({ notifyMe }) => notifyMe),
    ...(doc.notifyMe ? { subscriptionType: subscriptionTypeOf(doc) } : {}),
    isRobisOnly: doc.isRobisOnly ?? false,
    ...(upc ? { upc } : {}),
    allVariantsOutOfStock: stock.isSoldOut(product),
    comingSoon: doc.comingSoon,
    ...(doc.launchesOn && (doc.comingSoon || doc.presale) ? { launchDate: `${doc.launchesOn}T00:00:00Z` } : {}),
    colourLabel: inLanguage(doc.colour.label, language),
    description: [tagline, description].filter(Boolean).join('\n\n'),
    ...(isEnglish || own ? {} : { language: 'en' }),
    ...(isEnglish || own?.details ? {} : { detailsLanguage: 'en' }),
    department: style.department,
    categoryPath: style.path.map((category) => categoryRef(category, site)),
    images: galleryOf(product, language, recipe?.images ?? doc.images),
    ...(doc.video && !recipe ? { video: videoOf(doc.video, language) } : {}),
    attributes: attributesOf(product, site, stock),
    variants,
    details: (own?.details ?? style.doc.details).map((section) => sectionOf(section, language)),
    benefitRatings: style.doc.benefitRatings.map((rating) => ({
      ...rating,
      label: inLanguage(rating.label, language),
      max: BEST_RATING,
    })),
    modelMeasurements: measurementsOf(style.doc.modelMeasurements, site),
    ...(style.doc.sizeChartId ? { sizeChart: style.doc.sizeChartId } : {}),
    ...(recipe ? { recipe: recipeOf(recipe, language) } : {}),
    ...(style.rating?.fit ? { fitNote: word(`fit.${style.rating.fit}`, language) } : {}),
    ...(style.rating ? { rating: starsOf(style.rating) } : {}),
    deliveryPromise: deliveryPromise(site, recipe ? 'customs' : isDigital ? 'digital' : 'sth'),
  };
}
