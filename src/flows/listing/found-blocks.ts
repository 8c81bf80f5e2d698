import type { CategoryGridBlock, SearchHub } from '#openapi/generated/waymark.gen.ts';

/** The first is among the first products, and the next is this many further on. */
const FIRST = 2;
const STEP = 4;

/** What the words of a search name besides products: stores first, which are fewer. */
export const foundCards = ({ stores, articles }: Pick<SearchHub, 'stores' | 'articles'>, eyebrow: string) => [
  ...stores.map(({ title, subtitle, url }) => ({ id: url, eyebrow, title, subtitle, url, picture: undefined })),
  ...articles.map(({ id, title, url, eyebrow: kind, picture }) => ({
    id,
    eyebrow: kind,
    title,
    subtitle: undefined,
    url,
    picture: picture.path,
  })),
];

/** Puts it among the products of a result page; a short list has it before its last product. */
export const foundBlocks = (hub: SearchHub, products: number, eyebrow: string): CategoryGridBlock[] =>
  foundCards(hub, eyebrow).map(({ id, title, subtitle, url, eyebrow: above, picture }, at) => ({
    position: Math.max(0, Math.min(FIRST + at * STEP, products - 1)),
    block: {
      id: `found-${id.replaceAll('/', '-')}`,
      type: 'linkedCard',
      title,
      target: { url, text: title },
      ...(subtitle ? { subtitle } : {}),
      ...(above ? { eyebrow: above } : {}),
      ...(picture ? { media: { sm: { kind: 'image', path: picture, alt: '', width: 1200, height: 1200 } } } : {}),
    },
  }));
