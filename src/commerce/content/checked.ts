import type { Log } from '../log/log.ts';
import { defectsOf } from './block-schemas.ts';
import type { ContentSource } from './content-source.ts';

interface AnyBlock {
  id: unknown;
  type: string;
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && typeof value.type === 'string';

/** Texts from a content system do not go into the log unless they look like an id. */
const named = (value: unknown): string => (/^[\w-]{1,100}$/.test(String(value)) ? String(value) : 'unnamed');

/**
 * Returns the same content without blocks that are unknown or not as their schema says, inner ones first: a shopper
 * sees the rest of the page. Each is one line in the log. The result for an object is cached.
 */
export function checked(source: ContentSource, log: Log): ContentSource {
  const known = new WeakMap<object, unknown>();

  const isWhole = (block: AnyBlock): boolean => {
    const defects = defectsOf(block);
    if (defects.length === 0) return true;
    log.error({ block: named(block.id), type: named(block.type), defects: defects.slice(0, 3) }, 'a block is broken');
    return false;
  };
  const kept = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(kept).filter((one) => !isBlock(one) || isWhole(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kept(inner)]));
  };
  const check = <Given>(given: Given): Given => {
    if (typeof given !== 'object' || given === null) return given;
    if (!known.has(given)) known.set(given, kept(given));
    return known.get(given) as Given;
  };
  return {
    ...source,
    page: async (...asked) => check(await source.page(...asked)),
    fragment: async (...asked) => check(await source.fragment(...asked)),
    popups: async (...asked) => check(await source.popups(...asked)),
    categoryContent: async (...asked) => check(await source.categoryContent(...asked)),
    productContent: async (...asked) => check(await source.productContent(...asked)),
    searchBlocks: async (...asked) => check(await source.searchBlocks(...asked)),
  };
}
