ALTER TABLE "consumers" ADD COLUMN "credit_spent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "consumers" SET "credit_spent" = COALESCE(("doc"->'athlete'->>'currentSpend')::int, 0);
