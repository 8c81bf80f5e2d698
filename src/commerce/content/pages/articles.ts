import type { Article, ContentMedia } from '#openapi/generated/waymark.gen.ts';
import { type SceneName, scenes } from '../../pictures/names.ts';
import { backdrop, scene } from '../parts.ts';

const tagNames = {
  trail: 'Trail',
  'how-to': 'How to',
  materials: 'Materials',
  camp: 'Camp',
  repair: 'Repair',
  winter: 'Winter',
} as const;

type Tag = keyof typeof tagNames;

const article = (
  id: string,
  title: string,
  eyebrow: string,
  date: string,
  picture: SceneName,
  tags: Tag[],
): Article => ({
  id,
  title,
  url: `/stories/${id}`,
  picture: scene(picture, 'square'),
  tags,
  eyebrow,
  date,
  facets: tags.map((tag) => ({ id: tag, label: tagNames[tag] })),
});

/** The stories, newest first; each has a page of its own. */
export const articles: Article[] = [
  article('packing-for-rain', 'Packing for five days of rain', 'Kit list', '2026-11-09', 'coast-cliffs', [
    'how-to',
    'trail',
  ]),
  article('four-years-to-dry', 'Four years to dry: leaving PFAS behind', 'Materials', '2026-10-26', 'forest-mist', [
    'materials',
  ]),
  article('lace-a-trail-shoe', 'Three ways to lace a trail shoe', 'How to', '2026-10-14', 'trail-path', [
    'how-to',
    'trail',
  ]),
  article('sleep-warm', 'Sleeping warm is mostly about supper', 'Camp', '2026-09-30', 'camp-night', ['camp', 'winter']),
  article('resole-or-retire', 'Resole or retire? How to look at a boot', 'Repair', '2026-09-12', 'meadow-hut', [
    'repair',
    'how-to',
  ]),
  article('layers-that-talk', 'Layers that get along', 'How to', '2026-08-28', 'snow-field', ['how-to', 'winter']),
];

/** Scenes so pale that dark words stand on them better than light ones. */
const pale: readonly SceneName[] = ['snow-field', 'forest-mist', 'studio-still'];

/** A story's scene as the backdrop of its own page, and the tone of the shade that its words need. */
export const sceneOfArticle = ({ picture }: Article): { media: ContentMedia; gradientTone: 'ink' | 'paper' } => {
  const name = scenes.find((one) => picture.path === `scene/${one}/square`) ?? 'ridge-dawn';
  return { media: backdrop(name), gradientTone: pale.includes(name) ? 'paper' : 'ink' };
};

export const articleTags = Object.entries(tagNames).map(([id, label]) => ({ id, label }));
