CREATE TABLE "favorite_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"qty" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_items_product" UNIQUE("list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "favorite_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"share_id" text,
	"shows_name" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_lists_share_id_unique" UNIQUE("share_id")
);
--> statement-breakpoint
ALTER TABLE "favorite_items" ADD CONSTRAINT "favorite_items_list_id_favorite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "favorite_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorite_lists_owner" ON "favorite_lists" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "favorite_lists_updated" ON "favorite_lists" USING btree ("updated_at");