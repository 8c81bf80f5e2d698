CREATE TABLE "review_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"style_id" text NOT NULL,
	"review_id" text,
	"added_at" timestamp with time zone NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "review_pictures_owner" ON "review_pictures" USING btree ("owner","style_id");--> statement-breakpoint
CREATE INDEX "review_pictures_unsent" ON "review_pictures" USING btree ("added_at") WHERE review_id IS NULL;--> statement-breakpoint
UPDATE "questions" SET "doc" = "doc" || '{"language": "en"}';