CREATE TABLE "gallery_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture_id" uuid NOT NULL,
	"review_id" text NOT NULL,
	"owner" text NOT NULL,
	"user_id" text,
	"asked" jsonb,
	"media_id" text,
	"added_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "gallery_pictures_once" ON "gallery_pictures" USING btree ("review_id","picture_id") WHERE taken_back_at IS NULL;--> statement-breakpoint
CREATE INDEX "gallery_pictures_owner" ON "gallery_pictures" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "reviews_shared" ON "reviews" USING btree ("id") WHERE status = 'APPROVED' AND doc->>'sharesPictures' = 'true';