import type { SocialPicture } from '#openapi/generated/waymark.gen.ts';

/** Reads the pictures that shoppers published, at the company that collects them (catalogue 7, Social gallery). */
export interface SocialGallery {
  /**
   * Returns the newest pictures, at most `count`: of one stream, or of the whole shop, and with a tag only those that
   * carry it. Throws if the gallery does not answer.
   */
  recent(asked: { stream: string | null; tag: string | null; count: number }): Promise<SocialPicture[]>;
}
