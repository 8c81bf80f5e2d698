CREATE TABLE "saved_gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"number" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "saved_gift_cards_owner" ON "saved_gift_cards" USING btree ("owner");