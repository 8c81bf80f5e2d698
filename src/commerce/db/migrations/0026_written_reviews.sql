ALTER TABLE "reviews" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_owner_style" ON "reviews" USING btree ("owner","style_id");--> statement-breakpoint
CREATE INDEX "reviews_submitted" ON "reviews" USING btree ("submitted_at") WHERE status = 'SUBMITTED';