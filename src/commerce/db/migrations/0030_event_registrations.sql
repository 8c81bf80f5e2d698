CREATE TABLE "event_registrations" (
	"owner" text NOT NULL,
	"event_id" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"doc" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_owner_event_id_pk" PRIMARY KEY("owner","event_id")
);
--> statement-breakpoint
CREATE INDEX "event_registrations_ends" ON "event_registrations" USING btree ("ends_at");