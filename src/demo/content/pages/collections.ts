import type { ShopCollection } from '#openapi/generated/waymark.gen.ts';
import type { SceneName } from '../../pictures/names.ts';
import { type CategoryKey, categoryIds } from '../../catalogue/category-ids.ts';
import { categoryName } from '../category-name.ts';
import { backdrop, page, type PageOf, picks, scene } from '../parts.ts';

interface Composed extends Pick<ShopCollection, 'id' | 'kind' | 'title' | 'subtitle'> {
  scene: SceneName;
  rows: CategoryKey[];
}

/** What editors composed: products for an occasion, and help with a choice. */
const composed: Composed[] = [
  {
    id: 'rain-week',
    kind: 'collection',
    title: 'A week of rain',
    subtitle: 'Dry from the neck to the toes, and dry again by morning.',
    scene: 'coast-cliffs',
    rows: ['women-shells', 'men-shells', 'women-base-layers'],
  },
  {
    id: 'hut-to-hut',
    kind: 'collection',
    title: 'From hut to hut',
    subtitle: 'Boots that dry overnight, a pack for four days, wool that forgives.',
    scene: 'meadow-hut',
    rows: ['women-hiking', 'men-hiking', 'packs'],
  },
  {
    id: 'first-frost',
    kind: 'collection',
    title: 'The first frost',
    subtitle: 'Warm layers for still mornings and short days.',
    scene: 'snow-field',
    rows: ['women-insulation', 'men-insulation', 'gloves'],
  },
  {
    id: 'jackets',
    kind: 'guide',
    title: 'Which jacket?',
    subtitle: 'Rain, cold or wind: what each kind is made for.',
    scene: 'forest-mist',
    rows: ['women-shells', 'women-insulation', 'men-shells', 'men-insulation'],
  },
  {
    id: 'backpacks',
    kind: 'guide',
    title: 'Which backpack?',
    subtitle: 'Litres before looks: for a day, a night or a week.',
    scene: 'alpine-lake',
    rows: ['packs', 'duffels'],
  },
  {
    id: 'footwear',
    kind: 'guide',
    title: 'Which shoe for which ground?',
    subtitle: 'Path, scree or snow: grip and support that match.',
    scene: 'trail-path',
    rows: ['women-trail', 'women-hiking', 'men-trail', 'men-hiking'],
  },
  {
    id: 'tents-and-sleeping-bags',
    kind: 'guide',
    title: 'Where will you sleep?',
    subtitle: 'Tents by season, sleeping bags by the coldest night.',
    scene: 'camp-night',
    rows: ['tents', 'sleeping-bags'],
  },
  {
    id: 'shoes-in-store',
    kind: 'guide',
    title: 'Shoes to try on in a store',
    subtitle: 'What to ask for when you come by, and what our fitters look at.',
    scene: 'street-dusk',
    rows: ['women-trainers', 'men-trainers', 'women-winter-boots'],
  },
];

const slugOf = ({ kind, id }: Composed): string => `${kind === 'guide' ? 'guides' : 'collections'}/${id}`;

export const collections = (): ShopCollection[] =>
  composed.map((one) => ({
    id: one.id,
    kind: one.kind,
    title: one.title,
    subtitle: one.subtitle,
    url: `/${slugOf(one)}`,
    picture: scene(one.scene, 'square'),
  }));

/** The page of each: its picture and words, and a row of each of its categories. */
export const collectionPages: readonly PageOf[] = composed.map(
  (one) =>
    ({ language }) =>
      page(slugOf(one), one.title, one.subtitle, [
        {
          id: `${one.id}-head`,
          type: 'banner',
          variant: 'split',
          imageWidth: 50,
          title: one.title,
          titleH1: true,
          subtitle: one.subtitle,
          media: backdrop(one.scene),
        },
        ...one.rows.map((key) => picks(`${one.id}-${key}`, categoryName(key, language), categoryIds[key])),
      ]),
);
