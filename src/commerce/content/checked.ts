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

/** Texts from a content system do not go into the log unless they look like an id. */
const named = (value: unknown): string => (/^[\w-]{1,100}$/.test(String(value)) ? String(value) : 'unnamed');

/** Returns the content of a call without a mode: below `/pre` the editors' working state (core 7). */
export const contentFor = (content: CheckedContent, { isPreview }: { isPreview: boolean }): ContentSource =>
  isPreview ? content.preview(null) : content;

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

  /** Returns the defects of a block whose inner ones were checked; logs them once for each object of the source. */
  const defectsIn = (block: AnyBlock, original: object): readonly string[] => {
    const known = found.get(original);
    if (known) return known;
    const defects = block.type === 'broken' ? ['type: unknown'] : defectsOf(block);
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
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, kept(inner, mode)]));
  };
  const keptBlock = (one: unknown, mode: ContentMode): unknown[] => {
    if (!isBlock(one)) return [kept(one, mode)];
    const block = kept(one, 'publish') as AnyBlock;
    const defects = defectsIn(block, one);
    if (defects.length > 0) return mode === 'preview' ? [brokenBlock(block, defects)] : [];
    return [mode === 'preview' ? kept(one, mode) : block];
  };
  const checkedIn = (source: ContentSource, mode: ContentMode): ContentSource => {
    const known = new WeakMap<object, unknown>();
    const check = <Given>(given: Given): Given => {
      if (typeof given !== 'object' || given === null) return given;
      if (!known.has(given)) known.set(given, kept(given, mode));
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
