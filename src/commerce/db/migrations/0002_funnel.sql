CREATE TABLE "funnel_counts" (
	"day" date NOT NULL,
	"chart" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_generated" boolean DEFAULT false NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_counts_day_chart_kind_name_is_generated_pk" PRIMARY KEY("day","chart","kind","name","is_generated")
);
--> statement-breakpoint
CREATE INDEX "funnel_counts_chart" ON "funnel_counts" USING btree ("chart","is_generated","day");