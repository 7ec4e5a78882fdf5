ALTER TABLE "landing_pages" ADD COLUMN "coupon_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "landing_pages" SET "coupon_ids" = (
  SELECT coalesce(jsonb_agg("coupon_id" ORDER BY "position"), '[]'::jsonb)
  FROM "landing_page_coupons" WHERE "landing_page_id" = "landing_pages"."id"
);--> statement-breakpoint
DROP TABLE "landing_page_coupons" CASCADE;