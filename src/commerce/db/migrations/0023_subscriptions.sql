CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"type" text NOT NULL,
	"recipient" text NOT NULL,
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"acquisition_type" text NOT NULL,
	"campaign_name" text,
	"wording" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"optin_at" timestamp with time zone,
	"optout_at" timestamp with time zone,
	CONSTRAINT "subscriptions_consent" UNIQUE("channel","type","recipient","owner")
);
