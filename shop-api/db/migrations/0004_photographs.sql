CREATE TABLE "photographs" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"folder" text NOT NULL,
	"alt" text NOT NULL,
	"focus_x" double precision,
	"focus_y" double precision,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "photographs" ADD CONSTRAINT "photographs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photographs_by_path" ON "photographs" USING btree ("channel_id","path");--> statement-breakpoint
CREATE UNIQUE INDEX "photographs_by_bytes" ON "photographs" USING btree ("channel_id","sha256");--> statement-breakpoint
CREATE INDEX "photographs_by_age" ON "photographs" USING btree ("channel_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "photographs_by_name" ON "photographs" USING btree ("channel_id","folder","name");--> statement-breakpoint
CREATE INDEX "photographs_unused" ON "photographs" USING btree ("unused_since");