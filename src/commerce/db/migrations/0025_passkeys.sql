CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"browser" text,
	"system" text,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE INDEX "passkeys_owner" ON "passkeys" USING btree ("owner");