CREATE TABLE "address_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"encoding" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"division_ct" smallint NOT NULL,
	"shipping_last_name" text DEFAULT '' NOT NULL,
	"shipping_first_name" text DEFAULT '' NOT NULL,
	"shipping_last_name_kana" text DEFAULT '' NOT NULL,
	"shipping_first_name_kana" text DEFAULT '' NOT NULL,
	"company_name" text,
	"department_name" text,
	"postal_code" text DEFAULT '' NOT NULL,
	"prefecture" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"cell_phone_number" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_sender_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_list_products" (
	"id" serial PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"q" text NOT NULL,
	"params" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"model_id" integer,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"key" text NOT NULL,
	"category_id" integer,
	"category_names" jsonb NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"order_no" text,
	"body" text NOT NULL,
	"extend" jsonb,
	"files" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"inquiry_id" integer NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"user_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_reads_user_id_article_id_pk" PRIMARY KEY("user_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"user_id" integer,
	"analytics" boolean NOT NULL,
	"advertising" boolean NOT NULL,
	"notice_version" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_layouts" (
	"channel_id" integer NOT NULL,
	"form" text NOT NULL,
	"layout" jsonb NOT NULL,
	CONSTRAINT "form_layouts_channel_id_form_pk" PRIMARY KEY("channel_id","form")
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"values" jsonb NOT NULL,
	"note" text NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_embroideries" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"embroidery" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_message_reads" (
	"user_id" integer NOT NULL,
	"message_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "system_message_reads_user_id_message_id_pk" PRIMARY KEY("user_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "system_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"order_no" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_memorials" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"target_user_name" text NOT NULL,
	"division_ct" smallint NOT NULL,
	"name" text NOT NULL,
	"month" smallint NOT NULL,
	"date" smallint NOT NULL,
	"call" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_points" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"point" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"point" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"order_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_on" date,
	"left_point" integer NOT NULL,
	CONSTRAINT "points_left_in_range" CHECK ("point_histories"."left_point" between 0 and greatest("point_histories"."point", 0))
);
--> statement-breakpoint
CREATE TABLE "user_cards" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token" text NOT NULL,
	"token_key" text NOT NULL,
	"name" text NOT NULL,
	"masked_number" text NOT NULL,
	"brand" text NOT NULL,
	"expiration" text NOT NULL,
	"is_main" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"page" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_requests" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "address_exports" ADD CONSTRAINT "address_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_products" ADD CONSTRAINT "user_list_products_list_id_user_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."user_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_products" ADD CONSTRAINT "user_list_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_lists" ADD CONSTRAINT "user_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_comments" ADD CONSTRAINT "inquiry_comments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_layouts" ADD CONSTRAINT "form_layouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_embroideries" ADD CONSTRAINT "name_embroideries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_message_reads" ADD CONSTRAINT "system_message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_message_reads" ADD CONSTRAINT "system_message_reads_message_id_system_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."system_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_messages" ADD CONSTRAINT "system_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_memorials" ADD CONSTRAINT "user_memorials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_points" ADD CONSTRAINT "pending_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_histories" ADD CONSTRAINT "point_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cards" ADD CONSTRAINT "user_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_export" ON "address_exports" USING btree ("user_id") WHERE made_at is null;--> statement-breakpoint
CREATE INDEX "user_addresses_of_user" ON "user_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_own_address" ON "user_addresses" USING btree ("user_id") WHERE division_ct = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_address" ON "user_addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "one_sender_default_address" ON "user_addresses" USING btree ("user_id") WHERE is_sender_default;--> statement-breakpoint
CREATE UNIQUE INDEX "one_bookmark" ON "bookmarks" USING btree ("user_id","model_id");--> statement-breakpoint
CREATE INDEX "bookmarks_of_model" ON "bookmarks" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "once_in_a_list" ON "user_list_products" USING btree ("list_id","model_id");--> statement-breakpoint
CREATE INDEX "lists_of_model" ON "user_list_products" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_lists_by_key" ON "user_lists" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "one_default_list" ON "user_lists" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "one_history_entry" ON "product_histories" USING btree ("user_id","model_id");--> statement-breakpoint
CREATE INDEX "product_histories_of_model" ON "product_histories" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_search_entry" ON "product_search_histories" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "searches_by_age" ON "product_search_histories" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "searches_of_model" ON "product_search_histories" USING btree ("model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_by_key" ON "inquiries" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "inquiries_of_user" ON "inquiries" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "inquiries_by_age" ON "inquiries" USING btree ("channel_id","updated_at");--> statement-breakpoint
CREATE INDEX "comments_of_inquiry" ON "inquiry_comments" USING btree ("inquiry_id","id");--> statement-breakpoint
CREATE INDEX "readers_of_article" ON "article_reads" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "consents_of_visitor" ON "consents" USING btree ("channel_id","visitor_id","id");--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "measurements_of_user" ON "measurements" USING btree ("user_id","purpose","measured_at");--> statement-breakpoint
CREATE UNIQUE INDEX "system_messages_by_key" ON "system_messages" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "system_messages_of_user" ON "system_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "system_messages_to_all" ON "system_messages" USING btree ("channel_id","user_id","sent_at");--> statement-breakpoint
CREATE INDEX "user_memorials_of_user" ON "user_memorials" USING btree ("user_id","month","date");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_points_of_order" ON "pending_points" USING btree ("user_id","order_no");--> statement-breakpoint
CREATE INDEX "point_histories_of_user" ON "point_histories" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "points_that_expire" ON "point_histories" USING btree ("expires_on") WHERE left_point > 0 and expires_on is not null;--> statement-breakpoint
CREATE INDEX "user_cards_of_user" ON "user_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_main_card" ON "user_cards" USING btree ("user_id") WHERE is_main;--> statement-breakpoint
CREATE UNIQUE INDEX "card_kept_once" ON "user_cards" USING btree ("user_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_taken_once" ON "user_coupons" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "takers_of_coupon" ON "user_coupons" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_member" ON "reviews" USING btree ("user_id","model_id");--> statement-breakpoint
CREATE INDEX "reviews_to_read" ON "reviews" USING btree ("channel_id","created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "product_requests_of_user" ON "product_requests" USING btree ("user_id","id");