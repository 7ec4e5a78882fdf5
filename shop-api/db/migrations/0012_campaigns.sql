ALTER TABLE "coupons" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;