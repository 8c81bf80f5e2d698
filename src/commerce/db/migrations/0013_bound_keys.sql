CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "response";--> statement-breakpoint
UPDATE "carts" SET "doc" = jsonb_set("doc", '{seenKeys}', (SELECT coalesce(jsonb_agg(seen->'key'), '[]') FROM jsonb_array_elements("doc"->'seenKeys') seen))
WHERE jsonb_typeof("doc"->'seenKeys') = 'array';
