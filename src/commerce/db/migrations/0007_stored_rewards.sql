CREATE TABLE "stored_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"balance" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_rewards_owner" ON "stored_rewards" USING btree ("owner");