CREATE TABLE "answers" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"created_on" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"not_helpful" integer DEFAULT 0 NOT NULL,
	"doc" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"owner" text NOT NULL,
	"is_helpful" boolean,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reactions_kind_target_owner_pk" PRIMARY KEY("kind","target","owner")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "reactions_owner" ON "reactions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "reactions_at" ON "reactions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "questions_owner" ON "questions" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("style_id","rating") WHERE status = 'APPROVED';--> statement-breakpoint
INSERT INTO "answers" ("id", "question_id", "created_on", "helpful", "doc")
SELECT answer->>'id', questions.id, answer->>'createdOn', coalesce((answer->>'helpful')::int, 0),
  (answer - 'helpful') || jsonb_build_object('questionId', questions.id)
FROM "questions" CROSS JOIN LATERAL jsonb_array_elements(questions.doc->'answers') AS answer;--> statement-breakpoint
UPDATE "questions" SET "doc" = "doc" - 'answers';--> statement-breakpoint
UPDATE "styles" SET "doc" = ("doc"::jsonb - 'rating')::json;