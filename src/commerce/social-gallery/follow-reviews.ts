import type { QueueDeps } from '../outbox/outbox.ts';

/**
 * Queues what the gallery has to be told: to take down pictures whose review is not shown any more (rejected, written
 * anew, or gone with its author's account), and to publish those of approved reviews whose author wanted it. It asks
 * the tables, so that no way to end a review can forget the gallery.
 */
export async function queueGallery({ database: { raw }, clock }: Omit<QueueDeps, 'outbox'>): Promise<void> {
  const now = new Date(clock()).toISOString();
  await raw(
    `WITH gone AS (
       UPDATE gallery_pictures SET taken_back_at = $1::timestamptz WHERE taken_back_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM reviews WHERE reviews.id = review_id AND status = 'APPROVED')
       RETURNING id)
     INSERT INTO outbox (id, kind, about, created_at, due_at)
     SELECT 'gallery-removal:' || id, 'gallery-removal', id::text, $1::timestamptz, $1::timestamptz FROM gone`,
    [now],
  );
  // The lock keeps an account that is erased meanwhile from being written into a new row.
  await raw(
    `WITH wanted AS (
       SELECT reviews.id AS review_id, review_pictures.id AS picture_id, reviews.owner FROM reviews
       JOIN review_pictures ON review_pictures.owner = reviews.owner AND review_pictures.review_id = reviews.id
       WHERE status = 'APPROVED' AND doc->>'sharesPictures' = 'true' AND NOT EXISTS (
         SELECT 1 FROM gallery_pictures AS there
         WHERE there.review_id = reviews.id AND there.picture_id = review_pictures.id AND taken_back_at IS NULL)
       FOR SHARE OF reviews),
     added AS (
       INSERT INTO gallery_pictures (id, picture_id, review_id, owner, added_at)
       SELECT gen_random_uuid(), picture_id, review_id, owner, $1::timestamptz FROM wanted
       ON CONFLICT (review_id, picture_id) WHERE taken_back_at IS NULL DO NOTHING RETURNING id, review_id)
     INSERT INTO outbox (id, kind, about, created_at, due_at)
     SELECT 'gallery-publication:' || min(id::text), 'gallery-publication', review_id, $1::timestamptz, $1::timestamptz
     FROM added GROUP BY review_id`,
    [now],
  );
}
