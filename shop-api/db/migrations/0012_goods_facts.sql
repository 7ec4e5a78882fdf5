ALTER TABLE "product_models" ADD COLUMN "best_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "release_month" text;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "content_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_amount" integer;