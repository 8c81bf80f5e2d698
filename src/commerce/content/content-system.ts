import { LRUCache } from 'lru-cache';
import type {
  Collections,
  ContentChildren,
  ContentFragment,
  ContentMode,
  ContentPage,
  ContentShowcase,
  CategoryContent,
  Footer,
  Locale,
  MegaMenu,
  Popups,
  ProductContent,
  SearchAnswer,
  SearchContent,
  Utility,
} from '#openapi/generated/waymark.gen.ts';
import { contractDocument, objectAt } from '../contract/document.ts';
import { CommerceError } from '../errors.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { Log } from '../log/log.ts';
import { textAtMost } from '../network/text-at-most.ts';
import { StatedError } from '../log/stated-error.ts';
import { type ContentSource, noContent } from './content-source.ts';
import { answersBeside, answerTo, wholeAnswers } from './search-answers.ts';

interface Answers {
  MegaMenu: MegaMenu;
  Footer: Footer;
  Popups: Popups;
  ContentPage: ContentPage;
  ContentFragment: ContentFragment;
  CategoryContent: CategoryContent;
  ProductContent: ProductContent;
  SearchContent: SearchContent;
  ContentShowcase: ContentShowcase;
  ContentChildren: ContentChildren;
  Collections: Collections;
  Utility: Utility;
}

export interface ContentSystemOptions {
  /** Address of the content system, without a path. */
  baseUrl: string;
  /** Shown as `x-api-key`, if the system wants one. */
  apiKey: string | undefined;
  /** Shown as `x-preview-key` in preview; null if there are no previews. */
  previewKey: string | null;
  fetch: (request: Request) => Promise<Response>;
  log: Log;
}

/** Milliseconds of a call. */
const PATIENCE = 5000;
/** So many calls without an answer, one after another, mean that the system is away. One slow page is not enough. */
const MISSES = 3;
/** Milliseconds until a call asks whether it is back. */
const REST = 10_000;
/** Maximum bytes of an answer. */
const LARGEST = 4 * 1024 * 1024;
/** The number of answers that are kept for times when the system does not answer. */
const KEPT = 2000;
/** Milliseconds that the words that lead to pages are kept: every letter typed into the search asks for them. */
const KEPT_ANSWERS = 60_000;
/** The most locales whose words are kept. */
const LOCALES = 32;
/** Articles of a list, which the shop searches itself. */
const ARTICLES = 100;

const schemas = objectAt(objectAt(contractDocument, 'components'), 'schemas');

/** True if an answer has what its schema requires at its top, lists as lists. Blocks are checked one by one later. */
function isWhole(name: keyof Answers, body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { required = [] } = objectAt(schemas, name);
  const properties = objectAt(objectAt(schemas, name), 'properties');
  return (required as string[]).every((field) => {
    const value: unknown = (body as Record<string, unknown>)[field];
    return objectAt(properties, field)['type'] === 'array' ? Array.isArray(value) : value !== undefined;
  });
}

/** True if the system could not be reached or took too long. One that answers nonsense is quick. */
const isNoAnswer = (error: unknown): boolean => !(error instanceof StatedError || error instanceof SyntaxError);

/**
 * Content of a system that speaks the contract's calls (catalogue 7), at CONTENT_API_URL. While it does not answer,
 * what it said before counts, at once: a page makes several calls. What it never said about something else than a page
 * is left out for shoppers, so that a shop that starts meanwhile sells.
 */
export function createContentSystem(options: ContentSystemOptions): ContentSource {
  const { baseUrl, apiKey, previewKey, fetch, log } = options;
  const { origin } = new URL(baseUrl);
  const known = new Map<string, unknown>();
  let misses = 0;
  /** Until then the system is not asked; 0 while it answers. */
  let restsUntil = 0;

  async function ask(name: keyof Answers, url: URL): Promise<unknown> {
    const headers = new Headers({ accept: 'application/json' });
    if (apiKey !== undefined) headers.set('x-api-key', apiKey);
    if (previewKey !== null && url.pathname.startsWith('/preview/')) headers.set('x-preview-key', previewKey);
    const response = await fetch(new Request(url, { headers, signal: AbortSignal.timeout(PATIENCE) }));
    if (response.status === 404) return null;
    if (!response.ok) throw new StatedError(`the content system answered ${response.status}`);
    const body: unknown = JSON.parse(await textAtMost(response, LARGEST));
    if (!isWhole(name, body)) throw new StatedError(`the content system answered no ${name}`);
    return body;
  }

  /** Keeps the answer; logs why there is none. */
  async function askAndKeep(name: keyof Answers, url: URL): Promise<void> {
    try {
      const answer = await ask(name, url);
      [misses, restsUntil] = [0, 0];
      known.delete(url.href);
      known.set(url.href, answer);
      for (const oldest of known.keys()) if (known.size > KEPT) known.delete(oldest);
    } catch (error) {
      misses = isNoAnswer(error) ? misses + 1 : 0;
      restsUntil = misses >= MISSES ? Date.now() + REST : 0;
      log.warn({ error: errorFacts(error) }, 'the content system does not answer');
    }
  }

  async function read<Name extends keyof Answers>(
    name: Name,
    path: string,
    query: Record<string, string> = {},
  ): Promise<Answers[Name] | null> {
    const url = new URL(origin + path);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const isAway = restsUntil > 0;
    if (Date.now() >= restsUntil) {
      // One call asks whether it is back.
      if (isAway) restsUntil = Date.now() + REST;
      const answered = askAndKeep(name, url);
      if (!isAway || !known.has(url.href)) await answered;
    }
    if (known.has(url.href)) return known.get(url.href) as Answers[Name] | null;
    throw new CommerceError('API503', 503);
  }

  function sourceIn(mode: ContentMode, at: number | null): ContentSource {
    const moment: Record<string, string> = at === null ? {} : { previewDateTime: new Date(at).toISOString() };
    const canvas = <Name extends keyof Answers>(name: Name, path: string, query: Record<string, string> = {}) =>
      read(name, `/${mode}/caas/v1/canvas/${path}`, { ...moment, ...query });
    /** What is around a page that the shop makes itself is left out for shoppers; editors see the error. */
    const orNone = <Body>(asked: Promise<Body | null>): Promise<Body | null> =>
      mode === 'publish' ? asked.catch(() => null) : asked;
    const segment = (slug: string) => slug.replaceAll('/', '--');
    const search = (searchType: string, locale: Locale, query: Record<string, string> = {}) =>
      canvas('SearchContent', `search/${locale}/${searchType}`, query);
    /** A search finds its products also while the system does not answer. */
    const readAnswers = async (locale: Locale): Promise<SearchAnswer[]> =>
      wholeAnswers((await search('products', locale).catch(() => null))?.answers);
    const kept = new LRUCache<Locale, SearchAnswer[]>({
      max: LOCALES,
      ttl: KEPT_ANSWERS,
      allowStale: true,
      fetchMethod: readAnswers,
    });
    const answersIn = async (locale: Locale) =>
      mode === 'publish' ? ((await kept.fetch(locale)) ?? []) : readAnswers(locale);
    return {
      ...noContent,
      menu: (locale) => orNone(canvas('MegaMenu', `menu/${locale}`)),
      footer: (locale) => orNone(canvas('Footer', `footer/${locale}`)),
      popups: async (locale) => (await orNone(canvas('Popups', `popups/${locale}`)))?.popups ?? [],
      page: (slug, locale) => canvas('ContentPage', `page/${locale}/${segment(slug)}`),
      fragment: (id, locale) => canvas('ContentFragment', `fragment/${id}`, { siteId: locale }),
      categoryContent: (id, locale) => orNone(canvas('CategoryContent', `category/${locale}/${id}`)),
      productContent: ({ id }, locale) => orNone(canvas('ProductContent', `product/${locale}/${id}`)),
      searchBlocks: async (searchType, locale) => (await orNone(search(searchType, locale)))?.blocks ?? [],
      pageFor: async (words, locale) => answerTo(words, await answersIn(locale)),
      pagesFor: async (words, locale) => answersBeside(words, await answersIn(locale)),
      articles: async (locale) => {
        const found = await search('articles', locale, { limit: String(ARTICLES) });
        return { articles: found?.articles ?? [], tags: found?.facets ?? [] };
      },
      collections: async (locale) =>
        (await read('Collections', '/fapi/components/collections', { locale }))?.collections ?? [],
      utility: async (locale) => (await orNone(read('Utility', '/fapi/components/utility', { locale })))?.links ?? [],
      showcase: async ({ docType, ...query }, locale) =>
        (await canvas('ContentShowcase', `showcase/${locale}/${docType}`, query)) ?? {
          items: [],
          total: 0,
          offset: 0,
          limit: 20,
        },
      children: async (parent, locale) =>
        (await canvas('ContentChildren', `children/${locale}/${segment(parent)}`))?.pages ?? null,
    };
  }
  const working = sourceIn('preview', null);
  return {
    ...sourceIn('publish', null),
    working: (at) => (at === null ? working : sourceIn('preview', at)),
  };
}
