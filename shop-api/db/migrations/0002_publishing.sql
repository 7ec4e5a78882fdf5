CREATE TABLE "deliveries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hook_id" integer NOT NULL,
	"change_id" bigint NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"receipt" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publish_hooks" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "edit_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "event_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "scheduled_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "colour_schemes" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "free_areas" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "layouts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "qas" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "qas" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qas" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qas" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "static_pages" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "static_pages" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "static_pages" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "static_pages" ADD COLUMN "close_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "static_pages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_hook_id_publish_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."publish_hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_hooks" ADD CONSTRAINT "publish_hooks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("hook_id","type","key","id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_of_change" ON "deliveries" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_hooks_by_url" ON "publish_hooks" USING btree ("channel_id","url");--> statement-breakpoint
CREATE INDEX "product_models_by_close" ON "product_models" USING btree ("channel_id","close_at") WHERE close_at is not null;--> statement-breakpoint
CREATE INDEX "changes_by_key" ON "changes" USING btree ("channel_id","type","key","version");--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_id_unique" UNIQUE("id");--> statement-breakpoint
-- The words of the event: contract/publish-hook.ts.
UPDATE "changes" SET "action" = "action" || 'd' WHERE "action" IN ('create', 'update', 'delete');
