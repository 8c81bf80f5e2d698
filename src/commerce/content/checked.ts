import type { BrokenBlock, ContentMode } from '#openapi/generated/waymark.gen.ts';
import type { Log } from '../log/log.ts';
import { defectsOf } from './block-schemas.ts';
import type { ContentSource } from './content-source.ts';

interface AnyBlock {
  id: unknown;
  type: string;
  name?: unknown;
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && 'id' in value && 'type' in value && typeof value.type === 'string';

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null && 'block' in value;

/** Texts from a content system do not go into the log unless they look like an id. */
const named = (value: unknown): string => (/^[\w-]{1,100}$/.test(String(value)) ? String(value) : 'unnamed');

/** Returns the content of a call without a mode: below `/pre` the editors' working state (core 7). */
export const contentFor = (content: CheckedContent, { isPreview }: { isPreview: boolean }): ContentSource =>
  isPreview ? content.preview(null) : content;

/** The one type of block that stands among products (decision 086). */
const AMONG_PRODUCTS = 'linkedCard';

/** The number of defects that are told of a block. */
const TOLD = 3;

/** What editors see in preview in place of a block that shoppers do not see. */
const brokenBlock = ({ id, type, name }: AnyBlock, reasons: readonly string[]): BrokenBlock => ({
  id: named(id),
  type: 'broken',
  ...(typeof name === 'string' ? { name: name.slice(0, 120) } : {}),
  blockType: named(type),
  reasons: reasons.slice(0, TOLD).map((reason) => reason.slice(0, 200)),
});

/** Content as shoppers see it. */
export interface CheckedContent extends ContentSource {
  /** The same as editors see it, as of a moment (milliseconds since the epoch), null for now. */
  preview(at: number | null): ContentSource;
}

/** Returns the content of a mode; `previewDateTime` is ignored for published content. */
export const contentIn = (content: CheckedContent, mode: ContentMode, previewDateTime?: string): ContentSource =>
  mode === 'preview' ? content.preview(previewDateTime === undefined ? null : Date.parse(previewDateTime)) : content;

/**
 * Returns the same content without blocks that are unknown or not as their schema says, inner ones first: a shopper
 * sees the rest of the page. In preview the block's name and the reasons are in its place. Each is one line in the
 * log. The result for an object is cached.
 */
export function checked(content: ContentSource, log: Log): CheckedContent {
  const found = new WeakMap<object, readonly string[]>();

  /**
   * Returns the defects of a block whose inner ones were checked; logs them once for each object of the source. `only`
   * is the one type that its place takes.
   */
  const defectsIn = (block: AnyBlock, original: object, only?: string): readonly string[] => {
    const known = found.get(original);
    if (known) return known;
    const isMisplaced = block.type !== (only ?? block.type);
    const defects =
      block.type === 'broken' ? ['type: unknown'] : isMisplaced ? [`type: is not ${only}`] : defectsOf(block);
    found.set(original, defects);
    if (defects.length > 0)
      log.error(
        { block: named(block.id), type: named(block.type), defects: defects.slice(0, TOLD) },
        'a block is broken',
      );
    return defects;
  };
  const kept = (value: unknown, mode: ContentMode): unknown => {
    if (Array.isArray(value)) return value.flatMap((one) => keptBlock(one, mode));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => keptField(key, inner, mode)));
  };
  /** A block that is the value of a field, such as the banner of a menu: the field goes with it. */
  const keptField = (key: string, inner: unknown, mode: ContentMode): [string, unknown][] =>
    isBlock(inner)
      ? keptBlock(inner, mode, key === 'block' ? AMONG_PRODUCTS : undefined).map((block) => [key, block])
      : [[key, kept(inner, mode)]];
  const keptBlock = (one: unknown, mode: ContentMode, only?: string): unknown[] => {
    if (!isBlock(one)) {
      const whole = kept(one, mode);
      // What holds a block, such as a place among products, is nothing without it.
      return isHolder(one) && !isHolder(whole) ? [] : [whole];
    }
    const block = kept(one, 'publish') as AnyBlock;
    const defects = defectsIn(block, one, only);
    if (defects.length > 0) return mode === 'preview' ? [brokenBlock(block, defects)] : [];
    return [mode === 'preview' ? kept(one, mode) : block];
  };
  const checkedIn = (source: ContentSource, mode: ContentMode): ContentSource => {
    const known = new WeakMap<object, unknown>();
    const check = <Given>(given: Given, as: ContentMode = mode): Given => {
      if (typeof given !== 'object' || given === null) return given;
      if (!known.has(given)) known.set(given, kept(given, as));
      return known.get(given) as Given;
    };
    return {
      ...source,
      // Its parts have no place for a notice: in preview a broken one is missing, too.
      menu: async (...asked) => check(await source.menu(...asked), 'publish'),
      page: async (...asked) => check(await source.page(...asked)),
      fragment: async (...asked) => check(await source.fragment(...asked)),
      popups: async (...asked) => check(await source.popups(...asked)),
      categoryContent: async (...asked) => check(await source.categoryContent(...asked)),
      productContent: async (...asked) => check(await source.productContent(...asked)),
      searchBlocks: async (...asked) => check(await source.searchBlocks(...asked)),
    };
  };
  const previews = new WeakMap<ContentSource, ContentSource>();
  return {
    ...checkedIn(content, 'publish'),
    preview: (at) => {
      const source = content.working?.(at) ?? content;
      const known = previews.get(source) ?? checkedIn(source, 'preview');
      previews.set(source, known);
      return known;
    },
  };
}
