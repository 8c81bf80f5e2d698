import type { SocialPicture, SocialPictureReport } from '#openapi/generated/waymark.gen.ts';

/** Pictures of the whole shop, of streams, or of categories. */
export type PictureSource = { of: 'shop' } | { of: 'streams' | 'categories'; ids: readonly string[] };

/** Reads and reports the pictures that shoppers published, at the company that collects them (catalogue 7). */
export interface SocialGallery {
  /**
   * Returns the newest pictures of a source, at most `count`, and with a tag only those that carry it. Throws if the
   * gallery does not answer.
   */
  recent(asked: { source: PictureSource; tag: string | null; count: number }): Promise<SocialPicture[]>;
  /** Reports a picture. Returns false if the gallery has no such picture. Throws if it does not answer. */
  report(report: { id: string; reason: SocialPictureReport['reason'] }): Promise<boolean>;
}

const CATEGORIES = 'category:';

/** Returns what the `filter` of a block names (ContentPictureFilter in the contract). */
export function sourceOf(filter: string | undefined): PictureSource {
  if (filter === undefined) return { of: 'shop' };
  return filter.startsWith(CATEGORIES)
    ? { of: 'categories', ids: filter.slice(CATEGORIES.length).split(',') }
    : { of: 'streams', ids: filter.split(',') };
}
