CREATE TABLE "point_entries" (
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"order_number" text,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_owner_kind_reference_pk" PRIMARY KEY("owner","kind","reference")
);
--> statement-breakpoint
INSERT INTO "point_entries" ("owner", "kind", "reference", "points", "at")
SELECT "id", 'opening', 'opening', "points", now() FROM "consumers" WHERE "points" <> 0;
