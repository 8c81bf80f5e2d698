CREATE TABLE "contact_requests" (
	"number" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"doc" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_requests_created" ON "contact_requests" USING btree ("created_at");