CREATE TABLE "saved_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"doc" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_cards_owner" ON "saved_cards" USING btree ("owner");