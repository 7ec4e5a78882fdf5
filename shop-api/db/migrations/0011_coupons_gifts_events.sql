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
ALTER TABLE "coupons" ADD COLUMN "for_whom" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "usage_limit" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "category_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "selling_terms" ADD COLUMN "gift_carriage" integer;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_uses" ADD CONSTRAINT "point_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecommerce_events" ADD CONSTRAINT "ecommerce_events_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_gifts" ADD CONSTRAINT "social_gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_of_order" ON "coupon_uses" USING btree ("channel_id","order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_used_once_by_member" ON "coupon_uses" USING btree ("coupon_id","user_id") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_used_once_by_email" ON "coupon_uses" USING btree ("coupon_id","email_hash") WHERE released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_used_once_by_order" ON "point_uses" USING btree ("channel_id","order_no") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "point_uses_of_user" ON "point_uses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_kept_once" ON "ecommerce_events" USING btree ("channel_id","event_id");--> statement-breakpoint
CREATE INDEX "events_by_age" ON "ecommerce_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_of_user" ON "ecommerce_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_of_cart" ON "ecommerce_events" USING btree ("cart_id");