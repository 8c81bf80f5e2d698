ALTER TABLE "orders" ADD COLUMN "anonymised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consumers" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lists" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "carts_updated" ON "carts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "orders_unplaced" ON "orders" USING btree ("created_at") WHERE placed_at IS NULL;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at") WHERE anonymised_at IS NULL;--> statement-breakpoint
CREATE INDEX "lists_updated" ON "lists" USING btree ("updated_at");