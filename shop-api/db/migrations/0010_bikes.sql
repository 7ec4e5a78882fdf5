CREATE TABLE "bikes" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"maker_key" text NOT NULL,
	"maker_name" text NOT NULL,
	"maker_kana" text NOT NULL,
	"model_key" text NOT NULL,
	"model_name" text NOT NULL,
	"model_kana" text NOT NULL,
	"year_from" integer NOT NULL,
	"year_to" integer,
	"displacement" integer,
	"frame_codes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "years_in_order" CHECK ("bikes"."year_to" is null or "bikes"."year_from" <= "bikes"."year_to")
);
--> statement-breakpoint
CREATE TABLE "fitments" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"bike_id" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_bikes" (
	"user_id" integer NOT NULL,
	"bike_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_bikes_user_id_bike_id_pk" PRIMARY KEY("user_id","bike_id")
);
--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "fit_kind" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "bikes" ADD CONSTRAINT "bikes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fitments" ADD CONSTRAINT "fitments_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bikes" ADD CONSTRAINT "user_bikes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bikes" ADD CONSTRAINT "user_bikes_bike_id_bikes_id_fk" FOREIGN KEY ("bike_id") REFERENCES "public"."bikes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bikes_by_key" ON "bikes" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "bikes_by_model" ON "bikes" USING btree ("channel_id","maker_key","model_key","year_from");--> statement-breakpoint
CREATE UNIQUE INDEX "fitments_by_product" ON "fitments" USING btree ("product_id","bike_id");--> statement-breakpoint
CREATE INDEX "fitments_by_bike" ON "fitments" USING btree ("bike_id","model_id","state");--> statement-breakpoint
CREATE INDEX "fitments_by_model" ON "fitments" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "user_bikes_by_bike" ON "user_bikes" USING btree ("bike_id");