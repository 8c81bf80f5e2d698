import type { SocialPicture, SocialPictureReport } from '#openapi/generated/waymark.gen.ts';

/** Pictures of the whole shop, of streams, or of categories. */
export type PictureSource = { of: 'shop' } | { of: 'streams' | 'categories'; ids: readonly string[] };

/** A picture of a review, as it is published. */
export interface PublishedPicture {
  /** Of the publication: the gallery takes a picture once for each. */
  key: string;
  /** The author's pseudonym. */
  userId: string;
  /** Its address, which everybody can read while the review is shown. */
  image: string;
  caption: string;
  /** The product's master id. */
  tag: string;
}

/**
 * Reads, reports and publishes the pictures of shoppers, at the company that collects them (catalogue 7). What
 * publishes may be called again with the same ids: it counts once.
 */
export interface SocialGallery {
  /**
   * Returns the newest pictures of a source, at most `count`, and with a tag only those that carry it. Throws if the
   * gallery does not answer.
   */
  recent(asked: { source: PictureSource; tag: string | null; count: number }): Promise<SocialPicture[]>;
  /** Reports a picture. Returns false if the gallery has no such picture. Throws if it does not answer. */
  report(report: { id: string; reason: SocialPictureReport['reason'] }): Promise<boolean>;
  /** Makes an author known. Throws if the gallery does not. */
  addUser(user: { id: string; name: string }): Promise<void>;
  /** Publishes a picture. Returns the gallery's id of it, or null if it refuses it. Throws if it does not answer. */
  publish(picture: PublishedPicture): Promise<string | null>;
  /** Puts the published pictures of a review together. Throws if the gallery does not. */
  addStash(stash: { id: string; userId: string; tag: string; media: readonly string[] }): Promise<void>;
  /** Asks in its author's name that a picture is taken down. Throws if the gallery does not answer. */
  takeBack(picture: { id: string; userId: string }): Promise<void>;
}

const CATEGORIES = 'category:';

/** Returns what the `filter` of a block names (ContentPictureFilter in the contract). */
export function sourceOf(filter: string | undefined): PictureSource {
  if (filter === undefined) return { of: 'shop' };
  return filter.startsWith(CATEGORIES)
    ? { of: 'categories', ids: filter.slice(CATEGORIES.length).split(',') }
    : { of: 'streams', ids: filter.split(',') };
}
