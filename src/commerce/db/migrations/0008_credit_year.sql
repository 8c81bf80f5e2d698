ALTER TABLE "consumers" ADD COLUMN "credit_year" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "consumers" SET "credit_year" = extract(year FROM now() AT TIME ZONE 'UTC')::int;
