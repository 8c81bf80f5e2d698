ALTER TABLE "gift_cards" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "piece" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_sold" ON "gift_cards" USING btree ("order_number","item_id","piece");--> statement-breakpoint
CREATE INDEX "gift_cards_imported" ON "gift_cards" USING btree ("number") WHERE pin_hash IS NULL;