import sanitizeHtml from 'sanitize-html';
import type { ContentSource } from './content-source.ts';
import { pictureAddress } from './picture-address.ts';

const emphasis = ['b', 'br', 'em', 'i', 'strong', 'sub', 'sup'];

const common = {
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/** Text of a heading or a sentence: emphasis only. */
const inLine: sanitizeHtml.IOptions = { ...common, allowedTags: emphasis, allowedAttributes: {} };

/** Running text. */
const running: sanitizeHtml.IOptions = {
  ...common,
  allowedTags: [...emphasis, 'a', 'h3', 'h4', 'h5', 'h6', 'li', 'ol', 'p', 'ul'],
  allowedAttributes: { a: ['href'] },
};

/** Fields of the contract's type ContentHtml, and the HTML that each may contain (catalogue 3). */
export const htmlFields: Readonly<Record<string, sanitizeHtml.IOptions>> = {
  html: running,
  richText: running,
  richTextBelowTargets: running,
  subtitleHtml: inLine,
  titleHtml: inLine,
};

/** True for a field that this shop does not use: the video service is behind a flag (catalogue 4). */
const isLeftOut = (field: string, { usesCloudinary }: ContentOptions): boolean =>
  field === 'cloudinaryAsset' && !usesCloudinary;

interface ContentOptions {
  usesCloudinary: boolean;
  /** The host of the editors' pictures, which makes them in any size; null if there is none. */
  pictureHost: string | null;
}

const usual: ContentOptions = { usesCloudinary: false, pictureHost: null };

/** Returns a picture of the contract's type ContentMediaItem, or a poster, with its address at the size that it has. */
function addressed(item: Record<string, unknown>, { pictureHost }: ContentOptions): Record<string, unknown> {
  const { kind, width, height } = item;
  const field = kind === 'image' ? 'path' : 'poster';
  const address = item[field];
  if ((kind !== 'image' && kind !== 'video') || pictureHost === null || typeof address !== 'string') return item;
  return { ...item, [field]: pictureAddress(address, { width: Number(width), height: Number(height) }, pictureHost) };
}

function cleaned(value: unknown, field: string, options: ContentOptions): unknown {
  const html = htmlFields[field];
  if (typeof value === 'string') return html ? sanitizeHtml(value, html) : value;
  if (Array.isArray(value)) return value.map((one) => cleaned(one, field, options));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => !isLeftOut(key, options));
  return addressed(Object.fromEntries(fields.map(([key, inner]) => [key, cleaned(inner, key, options)])), options);
}

/**
 * Returns the same content, its pictures at their size, without scripts, handlers, styles, frames and script URLs:
 * pages insert it as HTML without a further check, and this protects shoppers if somebody breaks into the content
 * system. The result for an object is cached.
 */
export function sanitised(source: ContentSource, given: Partial<ContentOptions> = {}): ContentSource {
  const options = { ...usual, ...given };
  const known = new WeakMap<object, unknown>();
  const clean = <Given>(given: Given): Given => {
    if (typeof given !== 'object' || given === null) return given;
    if (!known.has(given)) known.set(given, cleaned(given, '', options));
    return known.get(given) as Given;
  };
  const sources = new WeakMap<ContentSource, ContentSource>();
  const cleanOf = (of: ContentSource): ContentSource => {
    const before = sources.get(of) ?? sanitised(of, options);
    sources.set(of, before);
    return before;
  };
  return {
    menu: async (...asked) => clean(await source.menu(...asked)),
    footer: async (...asked) => clean(await source.footer(...asked)),
    popups: async (...asked) => clean(await source.popups(...asked)),
    page: async (...asked) => clean(await source.page(...asked)),
    fragment: async (...asked) => clean(await source.fragment(...asked)),
    categoryContent: async (...asked) => clean(await source.categoryContent(...asked)),
    productContent: async (...asked) => clean(await source.productContent(...asked)),
    documents: (...asked) => source.documents(...asked),
    articles: async (...asked) => clean(await source.articles(...asked)),
    collections: async (...asked) => clean(await source.collections(...asked)),
    utility: async (...asked) => clean(await source.utility(...asked)),
    searchBlocks: async (...asked) => clean(await source.searchBlocks(...asked)),
    pageFor: (...asked) => source.pageFor(...asked),
    pagesFor: (...asked) => source.pagesFor(...asked),
    ...(source.showcase ? { showcase: source.showcase } : {}),
    ...(source.children ? { children: source.children } : {}),
    ...(source.working ? { working: (at: number | null) => cleanOf(source.working?.(at) ?? source) } : {}),
  };
}
