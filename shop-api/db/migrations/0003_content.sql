CREATE TABLE "catalogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" jsonb,
	"pages" jsonb NOT NULL,
	"is_orderable" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"discount" integer NOT NULL,
	"minimum_total" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "landing_page_coupons" (
	"landing_page_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "landing_page_coupons_landing_page_id_coupon_id_pk" PRIMARY KEY("landing_page_id","coupon_id")
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"frame" text NOT NULL,
	"body" text NOT NULL,
	"is_show_header" boolean NOT NULL,
	"is_show_footer" boolean NOT NULL,
	"redirect_url" text,
	"published_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_secrets" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_files" (
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"mime_type" text NOT NULL,
	"contents" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_files_channel_id_path_pk" PRIMARY KEY("channel_id","path")
);
--> statement-breakpoint
CREATE TABLE "coordinate_products" (
	"coordinate_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "coordinate_products_coordinate_id_model_id_pk" PRIMARY KEY("coordinate_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "coordinates" (
	"id" serial PRIMARY KEY NOT NULL,
	"stylist_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"picture" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stylists" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"title" text NOT NULL,
	"height" smallint,
	"picture" jsonb,
	"profile" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"catalog_ids" jsonb NOT NULL,
	"company_name" text,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"postal_code" text NOT NULL,
	"prefecture" text NOT NULL,
	"city" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalog_orders_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"email" text,
	"question" text NOT NULL,
	"answer" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_files" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"dir" text NOT NULL,
	"file" text NOT NULL,
	"mime_type" text NOT NULL,
	"contents" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "maintenance" jsonb;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "keycode_hash" text;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_coupons" ADD CONSTRAINT "landing_page_coupons_landing_page_id_landing_pages_id_fk" FOREIGN KEY ("landing_page_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_page_coupons" ADD CONSTRAINT "landing_page_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_secrets" ADD CONSTRAINT "channel_secrets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_files" ADD CONSTRAINT "text_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinate_products" ADD CONSTRAINT "coordinate_products_coordinate_id_coordinates_id_fk" FOREIGN KEY ("coordinate_id") REFERENCES "public"."coordinates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinate_products" ADD CONSTRAINT "coordinate_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinates" ADD CONSTRAINT "coordinates_stylist_id_stylists_id_fk" FOREIGN KEY ("stylist_id") REFERENCES "public"."stylists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_orders" ADD CONSTRAINT "catalog_orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogs_by_key" ON "catalogs" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_by_code" ON "coupons" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_pages_by_slug" ON "landing_pages" USING btree ("channel_id","slug");--> statement-breakpoint
CREATE INDEX "coordinates_of_stylist" ON "coordinates" USING btree ("stylist_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_by_key" ON "stylists" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "catalog_orders_by_age" ON "catalog_orders" USING btree ("channel_id","ordered_at");--> statement-breakpoint
CREATE INDEX "questions_of_model" ON "product_questions" USING btree ("model_id","answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_request" ON "product_requests" USING btree ("product_id","email") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "upload_files_by_path" ON "upload_files" USING btree ("channel_id","path");--> statement-breakpoint
CREATE INDEX "upload_files_by_age" ON "upload_files" USING btree ("uploaded_at");