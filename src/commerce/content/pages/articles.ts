import type { Article } from '#openapi/generated/waymark.gen.ts';
import type { SceneName } from '../../pictures/names.ts';
import { scene } from '../parts.ts';

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
  picture: scene(picture, 'square', ''),
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

export const articleTags = Object.entries(tagNames).map(([id, label]) => ({ id, label }));
