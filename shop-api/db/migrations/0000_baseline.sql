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
CREATE TABLE "coupon_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"user_id" integer,
	"email_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"point" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "point_use_has_points" CHECK ("point_uses"."point" > 0)
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"picture" jsonb,
	"pages" jsonb NOT NULL,
	"is_orderable" boolean NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
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
	"expires_at" timestamp with time zone,
	"for_whom" text DEFAULT 'everybody' NOT NULL,
	"usage_limit" integer,
	"category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
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
	"coupon_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accessories" (
	"model_id" integer NOT NULL,
	"accessory_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "accessories_model_id_accessory_id_pk" PRIMARY KEY("model_id","accessory_id")
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
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
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
	"is_embroiderable" boolean DEFAULT false NOT NULL,
	"unit_price" integer NOT NULL,
	"max_unit_price" integer NOT NULL,
	"list_price" integer,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_average" double precision,
	"drawing" jsonb,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"position" integer NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"edit_version" integer DEFAULT 0 NOT NULL,
	"share" smallint GENERATED ALWAYS AS (get_byte(decode(md5("product_models"."key"), 'hex'), 0) % 64) STORED NOT NULL,
	CONSTRAINT "prices_in_order" CHECK ("product_models"."unit_price" <= "product_models"."max_unit_price")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"model_id" integer PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"specs" jsonb NOT NULL,
	"size_table" jsonb,
	"axes" jsonb NOT NULL,
	"fits" text GENERATED ALWAYS AS (coalesce(jsonb_path_query_first("product_texts"."specs", '$[*] ? (@.label == "適合車種")'), jsonb_path_query_first("product_texts"."specs", '$[*] ? (@.label == "チェーンサイズ")')) #>> '{value}') STORED
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
CREATE TABLE "tags" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"event_id" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_secrets" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_version" integer DEFAULT 0 NOT NULL,
	"counts_version" integer DEFAULT 0 NOT NULL,
	"scheduled_until" timestamp with time zone DEFAULT now() NOT NULL,
	"maintenance" jsonb,
	"maintenance_version" integer DEFAULT 0 NOT NULL,
	"keycode_hash" text,
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
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "settings_channel_id_key_pk" PRIMARY KEY("channel_id","key")
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
	"description" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
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
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
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
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colour_schemes" (
	"channel_id" integer NOT NULL,
	"name" text NOT NULL,
	"colours" jsonb NOT NULL,
	"is_selected" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "colour_schemes_channel_id_name_pk" PRIMARY KEY("channel_id","name")
);
--> statement-breakpoint
CREATE TABLE "free_areas" (
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "free_areas_channel_id_code_pk" PRIMARY KEY("channel_id","code")
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"channel_id" integer NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"frame" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "layouts_channel_id_scope_name_pk" PRIMARY KEY("channel_id","scope","name")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "popups" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"picture" jsonb,
	"href" text,
	"updated_at" timestamp with time zone NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
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
	"position" integer NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"id" serial NOT NULL,
	"channel_id" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "static_pages_channel_id_url_pk" PRIMARY KEY("channel_id","url"),
	CONSTRAINT "static_pages_id_unique" UNIQUE("id")
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
CREATE TABLE "ecommerce_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"args" jsonb NOT NULL,
	"user_id" integer,
	"sender_hash" text NOT NULL,
	"cart_id" integer,
	"logreco_rcmd_ct" integer,
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
CREATE TABLE "social_gifts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"token" text NOT NULL,
	"sender_name" text NOT NULL,
	"receiver_name" text NOT NULL,
	"message" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"address" jsonb,
	"delivery_at" date,
	"delivery_timezone_key" text,
	"recipient_hash" text,
	CONSTRAINT "social_gifts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "social_gifts_token_unique" UNIQUE("token")
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
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"topic" text NOT NULL,
	"to" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_topic_unique" UNIQUE("topic")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_kana" text NOT NULL,
	"description" text NOT NULL,
	"maker_id" integer,
	"version" integer DEFAULT 0 NOT NULL
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
	"logo" jsonb,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "login_failures" (
	"channel_id" integer NOT NULL,
	"subject" text NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failures_channel_id_subject_pk" PRIMARY KEY("channel_id","subject")
);
--> statement-breakpoint
CREATE TABLE "login_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	"result" text NOT NULL,
	"method" text NOT NULL,
	"ip_address" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"is_shared_device" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"email" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "member_tickets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_histories" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"password_hash" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "schools_channel_id_code_pk" PRIMARY KEY("channel_id","code")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"email" text,
	"unproven_email" text,
	"username" text,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"question_ct" smallint,
	"answer_hash" text,
	"is_registered_member" boolean NOT NULL,
	"is_receive_newsletter" smallint DEFAULT 0 NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name_kana" text DEFAULT '' NOT NULL,
	"first_name_kana" text DEFAULT '' NOT NULL,
	"company_name" text,
	"department_name" text,
	"gender_ct" smallint,
	"birthday" date,
	"job" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"prefecture" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"cell_phone_number" text DEFAULT '' NOT NULL,
	"fax_number" text DEFAULT '' NOT NULL,
	"mail_error_count" integer DEFAULT 0 NOT NULL,
	"is_use_mfa" boolean DEFAULT false NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_memos" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_memos_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "order_receipts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"addressee" text NOT NULL,
	"proviso" text NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_no" text NOT NULL,
	"card_token" text NOT NULL,
	"card_token_key" text,
	"amount" integer NOT NULL,
	"reserved" jsonb NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
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
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"model_id" integer NOT NULL,
	"user_id" integer,
	"nickname" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	CONSTRAINT "rating_in_range" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "carriages" (
	"channel_id" integer NOT NULL,
	"region" text NOT NULL,
	"carriage" integer NOT NULL,
	"transit_days" integer NOT NULL,
	CONSTRAINT "carriages_channel_id_region_pk" PRIMARY KEY("channel_id","region")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"token" text NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"detail" jsonb NOT NULL,
	"decided_detail" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax_amount" integer NOT NULL,
	"line" jsonb NOT NULL,
	CONSTRAINT "order_line_has_pieces" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_shippings" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"shipping" jsonb NOT NULL,
	"packings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"cart_id" integer NOT NULL,
	"user_id" integer,
	"status" text NOT NULL,
	"order_detail" jsonb NOT NULL,
	"coupons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email" text NOT NULL,
	"total_payment" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"payment_guide" text,
	"token" text DEFAULT gen_random_uuid()::text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"fees" jsonb NOT NULL,
	"payment_time" text NOT NULL,
	"guide" jsonb,
	"is_offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selling_terms" (
	"channel_id" integer PRIMARY KEY NOT NULL,
	"free_carriage_from" integer,
	"gift_carriage" integer,
	"last_order_number" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_dates" (
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"is_open" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "special_dates_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
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
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
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
	"user_id" integer,
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
	"is_kept" boolean DEFAULT false NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards_to_forget" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_key" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "address_exports" ADD CONSTRAINT "address_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accessories" ADD CONSTRAINT "accessories_accessory_id_product_models_id_fk" FOREIGN KEY ("accessory_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "tags" ADD CONSTRAINT "tags_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_secrets" ADD CONSTRAINT "channel_secrets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_products" ADD CONSTRAINT "collection_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colour_schemes" ADD CONSTRAINT "colour_schemes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_areas" ADD CONSTRAINT "free_areas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "layouts" ADD CONSTRAINT "layouts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD CONSTRAINT "qa_categories_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qas" ADD CONSTRAINT "qas_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_pages" ADD CONSTRAINT "static_pages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_files" ADD CONSTRAINT "text_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_products" ADD CONSTRAINT "user_list_products_list_id_user_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."user_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_list_products" ADD CONSTRAINT "user_list_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_lists" ADD CONSTRAINT "user_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_histories" ADD CONSTRAINT "product_histories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search_histories" ADD CONSTRAINT "product_search_histories_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_comments" ADD CONSTRAINT "inquiry_comments_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_histories" ADD CONSTRAINT "login_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tickets" ADD CONSTRAINT "member_tickets_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_tickets" ADD CONSTRAINT "member_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_histories" ADD CONSTRAINT "password_histories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_member_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."member_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_memos" ADD CONSTRAINT "order_memos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_receipts" ADD CONSTRAINT "order_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_hook_id_publish_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."publish_hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_hooks" ADD CONSTRAINT "publish_hooks_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriages" ADD CONSTRAINT "carriages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shippings" ADD CONSTRAINT "order_shippings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_terms" ADD CONSTRAINT "selling_terms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_dates" ADD CONSTRAINT "special_dates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinate_products" ADD CONSTRAINT "coordinate_products_coordinate_id_coordinates_id_fk" FOREIGN KEY ("coordinate_id") REFERENCES "public"."coordinates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinate_products" ADD CONSTRAINT "coordinate_products_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coordinates" ADD CONSTRAINT "coordinates_stylist_id_stylists_id_fk" FOREIGN KEY ("stylist_id") REFERENCES "public"."stylists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_orders" ADD CONSTRAINT "catalog_orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_model_id_product_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."product_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_requests" ADD CONSTRAINT "product_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_files" ADD CONSTRAINT "upload_files_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "coupon_uses_of_order" ON "coupon_uses" USING btree ("channel_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_used_once_by_member" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_used_once_by_email" ON "coupon_uses" USING btree ("coupon_id","email_hash") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_used_once_by_order" ON "point_uses" USING btree ("channel_id","order_no") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "point_uses_of_user" ON "point_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogs_by_key" ON "catalogs" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_by_code" ON "coupons" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "landing_pages_by_slug" ON "landing_pages" USING btree ("channel_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_by_key" ON "categories" USING btree ("channel_id","belongs_to","key");--> statement-breakpoint
CREATE INDEX "categories_of_model" ON "product_model_categories" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "tags_of_model" ON "product_model_tags" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "product_models_by_share" ON "product_models" USING btree ("channel_id","share");--> statement-breakpoint
CREATE UNIQUE INDEX "product_models_by_key" ON "product_models" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "product_models_by_position" ON "product_models" USING btree ("channel_id","position");--> statement-breakpoint
CREATE INDEX "product_models_by_age" ON "product_models" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE INDEX "product_models_by_close" ON "product_models" USING btree ("channel_id","close_at") WHERE close_at is not null;--> statement-breakpoint
CREATE INDEX "product_models_by_price" ON "product_models" USING btree ("channel_id","unit_price");--> statement-breakpoint
CREATE INDEX "product_models_by_kana" ON "product_models" USING btree ("channel_id","name_kana");--> statement-breakpoint
CREATE INDEX "product_models_by_review" ON "product_models" USING btree ("channel_id","review_average","review_count");--> statement-breakpoint
CREATE INDEX "product_models_by_maker" ON "product_models" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "product_models_by_brand" ON "product_models" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_models_by_category" ON "product_models" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "product_texts_by_fit" ON "product_texts" USING btree ("fits","model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_code" ON "products" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "products_by_model" ON "products" USING btree ("model_id");--> statement-breakpoint
CREATE INDEX "products_in_stock" ON "products" USING btree ("model_id") WHERE stock > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "tags_by_key" ON "tags" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "changes_by_version" ON "changes" USING btree ("channel_id","version");--> statement-breakpoint
CREATE INDEX "changes_by_key" ON "changes" USING btree ("channel_id","type","key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_by_alias" ON "collections" USING btree ("channel_id","alias");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_by_key" ON "articles" USING btree ("channel_id","kind","key");--> statement-breakpoint
CREATE INDEX "articles_by_age" ON "articles" USING btree ("channel_id","kind","published_at");--> statement-breakpoint
CREATE INDEX "banners_by_area" ON "banners" USING btree ("channel_id","area");--> statement-breakpoint
CREATE INDEX "popups_by_time" ON "popups" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE INDEX "qas_by_category" ON "qas" USING btree ("channel_id","category");--> statement-breakpoint
CREATE UNIQUE INDEX "event_kept_once" ON "ecommerce_events" USING btree ("channel_id","event_id");--> statement-breakpoint
CREATE INDEX "events_by_age" ON "ecommerce_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_of_user" ON "ecommerce_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_of_cart" ON "ecommerce_events" USING btree ("cart_id");--> statement-breakpoint
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
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "brands_by_key" ON "brands" USING btree ("channel_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "makers_by_key" ON "makers" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "readers_of_article" ON "article_reads" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "consents_of_visitor" ON "consents" USING btree ("channel_id","visitor_id","id");--> statement-breakpoint
CREATE INDEX "consents_of_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "measurements_of_user" ON "measurements" USING btree ("user_id","purpose","measured_at");--> statement-breakpoint
CREATE UNIQUE INDEX "system_messages_by_key" ON "system_messages" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "system_messages_of_user" ON "system_messages" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "system_messages_to_all" ON "system_messages" USING btree ("channel_id","user_id","sent_at");--> statement-breakpoint
CREATE INDEX "user_memorials_of_user" ON "user_memorials" USING btree ("user_id","month","date");--> statement-breakpoint
CREATE INDEX "login_histories_of_user" ON "login_histories" USING btree ("user_id","logged_in_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_identities_by_subject" ON "member_identities" USING btree ("channel_id","provider","subject");--> statement-breakpoint
CREATE INDEX "member_identities_of_user" ON "member_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_sessions_of_user" ON "member_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_sessions_by_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_tickets_of_user" ON "member_tickets" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "member_tickets_by_address" ON "member_tickets" USING btree ("channel_id","email","purpose");--> statement-breakpoint
CREATE INDEX "member_tickets_by_expiry" ON "member_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_histories_of_user" ON "password_histories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_code" ON "users" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("channel_id","email") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_username" ON "users" USING btree ("channel_id","username") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "users_by_unproven_email" ON "users" USING btree ("channel_id","unproven_email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_per_cart" ON "payment_attempts" USING btree ("cart_id") WHERE state in ('started', 'challenge', 'cancelling');--> statement-breakpoint
CREATE INDEX "open_attempts_by_age" ON "payment_attempts" USING btree ("started_at") WHERE state in ('started', 'challenge', 'cancelling');--> statement-breakpoint
CREATE INDEX "deliveries_open" ON "deliveries" USING btree ("hook_id","type","key","id") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "deliveries_of_change" ON "deliveries" USING btree ("change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_hooks_by_url" ON "publish_hooks" USING btree ("channel_id","url");--> statement-breakpoint
CREATE INDEX "reviews_of_model" ON "reviews" USING btree ("model_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_review_per_member" ON "reviews" USING btree ("user_id","model_id");--> statement-breakpoint
CREATE INDEX "reviews_to_read" ON "reviews" USING btree ("channel_id","created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "carts_by_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "carts_of_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_shippings_of_order" ON "order_shippings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_no" ON "orders" USING btree ("channel_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("channel_id","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_code" ON "payments" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coordinates_of_stylist" ON "coordinates" USING btree ("stylist_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_by_key" ON "stylists" USING btree ("channel_id","key");--> statement-breakpoint
CREATE INDEX "catalog_orders_by_age" ON "catalog_orders" USING btree ("channel_id","ordered_at");--> statement-breakpoint
CREATE INDEX "questions_of_model" ON "product_questions" USING btree ("model_id","answered_at");--> statement-breakpoint
CREATE INDEX "product_requests_of_user" ON "product_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_request" ON "product_requests" USING btree ("product_id","email") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "upload_files_by_path" ON "upload_files" USING btree ("channel_id","path");--> statement-breakpoint
CREATE INDEX "upload_files_by_age" ON "upload_files" USING btree ("uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_forgotten_once" ON "cards_to_forget" USING btree ("token","token_key");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_points_of_order" ON "pending_points" USING btree ("user_id","order_no");--> statement-breakpoint
CREATE INDEX "point_histories_of_user" ON "point_histories" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "points_that_expire" ON "point_histories" USING btree ("expires_on") WHERE left_point > 0 and expires_on is not null;--> statement-breakpoint
CREATE INDEX "user_cards_of_user" ON "user_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_main_card" ON "user_cards" USING btree ("user_id") WHERE is_main;--> statement-breakpoint
CREATE UNIQUE INDEX "card_kept_once" ON "user_cards" USING btree ("user_id","token");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_taken_once" ON "user_coupons" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "takers_of_coupon" ON "user_coupons" USING btree ("coupon_id");