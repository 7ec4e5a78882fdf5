CREATE TABLE "accessories" (
	"model_id" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "accessories_model_id_accessory_id_pk" PRIMARY KEY("model_id","accessory_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"description" text NOT NULL,
	"maker_id" integer
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"belongs_to" text NOT NULL,
	"parent_id" integer,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"depth" smallint NOT NULL,
	"path" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_products" (
	"collection_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_products_collection_id_model_id_pk" PRIMARY KEY("collection_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"country" text NOT NULL,
	"description" text NOT NULL,
	"logo" jsonb
);
--> statement-breakpoint
CREATE TABLE "product_model_categories" (
	"category_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"is_direct" boolean NOT NULL,
	CONSTRAINT "product_model_categories_category_id_model_id_pk" PRIMARY KEY("category_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "product_model_tags" (
	"tag_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	CONSTRAINT "product_model_tags_tag_id_model_id_pk" PRIMARY KEY("tag_id","model_id")
);
--> statement-breakpoint
CREATE TABLE "product_models" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"catch_copy" text NOT NULL,
	"code" text NOT NULL,
	"maker_id" integer,
	"brand_id" integer,
	"category_id" integer,
	"tax_rate" smallint NOT NULL,
	"is_giftable" boolean NOT NULL,
	"unit_price" integer NOT NULL,
	"max_unit_price" integer NOT NULL,
	"list_price" integer,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_average" double precision,
	"drawing" jsonb,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prices_in_order" CHECK ("product_models"."unit_price" <= "product_models"."max_unit_price")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"specs" jsonb NOT NULL,
	"size_table" jsonb,
	"axes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"options" jsonb NOT NULL,
	"unit_price" integer NOT NULL,
	"list_price" integer,
	"stock" integer NOT NULL,
	"colourway" text,
	"jan_code" text,
	"position" smallint NOT NULL,
	CONSTRAINT "stock_not_negative" CHECK ("products"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK ("products"."unit_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_in_range" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channels_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"postal_code" text NOT NULL,
	"address" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"representative" text NOT NULL,
	"invoice_number" text NOT NULL,
	"business_hours" text NOT NULL,
	"closed_weekdays" jsonb NOT NULL,
	"cutoff_hour" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "settings_channel_id_key_pk" PRIMARY KEY("channel_id","key")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"category" text NOT NULL,
	"picture" jsonb,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"area" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text NOT NULL,
	"href" text NOT NULL,
	"picture" jsonb NOT NULL,
	"is_show" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colour_schemes" (
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"colours" jsonb NOT NULL,
	"is_selected" boolean NOT NULL,
	CONSTRAINT "colour_schemes_channel_id_name_pk" PRIMARY KEY("channel_id","name")
);
--> statement-breakpoint
CREATE TABLE "free_areas" (
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_areas_channel_id_code_pk" PRIMARY KEY("channel_id","code")
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"channel_id" integer NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"frame" text NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "layouts_channel_id_scope_name_pk" PRIMARY KEY("channel_id","scope","name")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_channel_id_code_pk" PRIMARY KEY("channel_id","code")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"channel_id" integer NOT NULL,
	"path" text NOT NULL,
	"source" jsonb NOT NULL,
	CONSTRAINT "pictures_channel_id_path_pk" PRIMARY KEY("channel_id","path")
);
--> statement-breakpoint
CREATE TABLE "qa_categories" (
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "qa_categories_channel_id_key_pk" PRIMARY KEY("channel_id","key")
);
--> statement-breakpoint
CREATE TABLE "qas" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"search_text" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"channel_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "static_pages_channel_id_url_pk" PRIMARY KEY("channel_id","url")
);
--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_accessory_id_product_models_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_categories" ADD CONSTRAINT "product_model_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_categories" ADD CONSTRAINT "product_model_categories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_tags" ADD CONSTRAINT "product_model_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_model_tags" ADD CONSTRAINT "product_model_tags_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colour_schemes" ADD CONSTRAINT "colour_schemes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_areas" ADD CONSTRAINT "free_areas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layouts" ADD CONSTRAINT "layouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD CONSTRAINT "qa_categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qas" ADD CONSTRAINT "qas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_by_key" ON "brands" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_key" ON "categories" USING btree ("channel_id","belongs_to","key");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_alias" ON "collections" USING btree ("channel_id","alias");--> statement-breakpoint
CREATE UNIQUE INDEX "makers_by_key" ON "makers" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "categories_of_model" ON "product_model_categories" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "tags_of_model" ON "product_model_tags" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_models_by_key" ON "product_models" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "product_models_by_position" ON "product_models" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "product_models_by_age" ON "product_models" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE INDEX "product_models_by_price" ON "product_models" USING btree ("channel_id","unit_price");--> statement-breakpoint
CREATE INDEX "product_models_by_kana" ON "product_models" USING btree ("channel_id","name_kana");--> statement-breakpoint
CREATE INDEX "product_models_by_review" ON "product_models" USING btree ("channel_id","review_average","review_count");--> statement-breakpoint
CREATE INDEX "product_models_by_maker" ON "product_models" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "product_models_by_brand" ON "product_models" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_models_by_category" ON "product_models" USING btree ("category_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_code" ON "products" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "products_by_model" ON "products" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "products_in_stock" ON "products" USING btree ("model_id") WHERE stock > 0;--> statement-breakpoint
CREATE INDEX "reviews_of_model" ON "reviews" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_key" ON "tags" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "changes_by_version" ON "changes" USING btree ("channel_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_by_key" ON "articles" USING btree ("channel_id","kind","key");--> statement-breakpoint
CREATE INDEX "articles_by_age" ON "articles" USING btree ("channel_id","kind","published_at");--> statement-breakpoint
CREATE INDEX "banners_by_area" ON "banners" USING btree ("channel_id","area");--> statement-breakpoint
CREATE INDEX "qas_by_category" ON "qas" USING btree ("channel_id","category");