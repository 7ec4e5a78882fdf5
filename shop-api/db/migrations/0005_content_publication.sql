ALTER TABLE "catalogs" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_files" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;