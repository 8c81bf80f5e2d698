import type { Article, ContentMedia } from '#openapi/generated/waymark.gen.ts';
import { type SceneName, scenes } from '../../pictures/names.ts';
import type { Language } from '#src/commerce/model/locale.ts';
import { backdrop, scene } from '../parts.ts';
import { homeWords } from '../words/menu-and-home.ts';

const tagIds = ['trail', 'how-to', 'materials', 'camp', 'repair', 'winter'] as const;

type Tag = (typeof tagIds)[number];

/** Each story; its id is the word of its title. */
const written = [
  {
    id: 'packing-for-rain',
    eyebrow: 'kitList',
    date: '2026-11-09',
    picture: 'coast-cliffs',
    tags: ['how-to', 'trail'],
  },
  {
    id: 'four-years-to-dry',
    eyebrow: 'tag.materials',
    date: '2026-10-26',
    picture: 'forest-mist',
    tags: ['materials'],
  },
  {
    id: 'lace-a-trail-shoe',
    eyebrow: 'tag.how-to',
    date: '2026-10-14',
    picture: 'trail-path',
    tags: ['how-to', 'trail'],
  },
  { id: 'sleep-warm', eyebrow: 'tag.camp', date: '2026-09-30', picture: 'camp-night', tags: ['camp', 'winter'] },
  {
    id: 'resole-or-retire',
    eyebrow: 'tag.repair',
    date: '2026-09-12',
    picture: 'meadow-hut',
    tags: ['repair', 'how-to'],
  },
  {
    id: 'layers-that-talk',
    eyebrow: 'tag.how-to',
    date: '2026-08-28',
    picture: 'snow-field',
    tags: ['how-to', 'winter'],
  },
] as const satisfies { id: string; eyebrow: string; date: string; picture: SceneName; tags: Tag[] }[];

/** The stories, newest first; each has a page of its own. */
export function articles(language: Language): Article[] {
  const t = homeWords(language);
  return written.map(({ id, eyebrow, date, picture, tags }) => ({
    id,
    title: t(id),
    url: `/stories/${id}`,
    picture: scene(picture, 'square'),
    tags: [...tags],
    eyebrow: t(eyebrow),
    date,
    facets: tags.map((tag) => ({ id: tag, label: t(`tag.${tag}`) })),
  }));
}

/** Scenes so pale that dark words stand on them better than light ones. */
const pale: readonly SceneName[] = ['snow-field', 'forest-mist', 'studio-still'];

/** A story's scene as the backdrop of its own page, and the tone of the shade that its words need. */
export const sceneOfArticle = ({ picture }: Article): { media: ContentMedia; gradientTone: 'ink' | 'paper' } => {
  const name = scenes.find((one) => picture.path === `scene/${one}/square`) ?? 'ridge-dawn';
  return { media: backdrop(name), gradientTone: pale.includes(name) ? 'paper' : 'ink' };
};

/** What stories are sorted by. */
export function articleTags(language: Language): { id: Tag; label: string }[] {
  const t = homeWords(language);
  return tagIds.map((id) => ({ id, label: t(`tag.${id}`) }));
}
