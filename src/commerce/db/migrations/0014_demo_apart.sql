-- The sandbox makes its table itself where there is one; what it remembers of placed orders stays.
DO $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM "sandbox_records") THEN DROP TABLE "sandbox_records"; END IF;
END $$;--> statement-breakpoint
DELETE FROM "funnel_counts" WHERE "is_generated";--> statement-breakpoint
DROP INDEX "funnel_counts_chart";--> statement-breakpoint
ALTER TABLE "funnel_counts" DROP CONSTRAINT "funnel_counts_day_chart_kind_name_is_generated_pk";--> statement-breakpoint
ALTER TABLE "funnel_counts" DROP COLUMN "is_generated";--> statement-breakpoint
ALTER TABLE "funnel_counts" ADD CONSTRAINT "funnel_counts_day_chart_kind_name_pk" PRIMARY KEY("day","chart","kind","name");--> statement-breakpoint
CREATE INDEX "funnel_counts_chart" ON "funnel_counts" USING btree ("chart","day");--> statement-breakpoint
ALTER TABLE "stock" DROP COLUMN "quantity_at_order";--> statement-breakpoint
ALTER TABLE "store_stock" DROP COLUMN "quantity_at_order";--> statement-breakpoint
UPDATE "stores" SET "doc" = "doc" - 'endsAtOrder' WHERE "doc" ? 'endsAtOrder';--> statement-breakpoint
UPDATE "promotions" SET "doc" = "doc" - 'outcome' - 'redeemed' - 'redeemedByEmails' WHERE "doc" ? 'outcome';--> statement-breakpoint
UPDATE "gift_cards" SET "doc" = "doc" - 'outcome' WHERE "doc" ? 'outcome';--> statement-breakpoint
UPDATE "carts" SET "doc" = "doc" - 'isTaxedAnew' WHERE "doc" ? 'isTaxedAnew';--> statement-breakpoint
-- Until now every shop opened with the demo: its mark tells so, and production refuses it.
UPDATE "meta" SET "key" = 'demo' WHERE "key" = 'seed';--> statement-breakpoint
DELETE FROM "meta" WHERE "key" = 'generated visits';
