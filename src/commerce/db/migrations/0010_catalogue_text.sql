ALTER TABLE "categories" ALTER COLUMN "doc" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "doc" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "styles" ALTER COLUMN "doc" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "doc" SET DATA TYPE json;