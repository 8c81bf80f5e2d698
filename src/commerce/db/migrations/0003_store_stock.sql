ALTER TABLE "store_stock" ADD COLUMN "reserved" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "store_stock" ADD COLUMN "quantity_at_order" integer;