CREATE TABLE "shop_documents" (
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"fields" jsonb,
	CONSTRAINT "shop_documents_channel_id_name_pk" PRIMARY KEY("channel_id","name")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_open_on_holidays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "year_end_closure" jsonb DEFAULT '{"from":"12-29","to":"01-03"}'::jsonb;--> statement-breakpoint
ALTER TABLE "shop_documents" ADD CONSTRAINT "shop_documents_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;