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
CREATE TABLE "payment_attempts" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"order_no" text NOT NULL,
	"card_token" text NOT NULL,
	"amount" integer NOT NULL,
	"reserved" jsonb NOT NULL,
	"state" text NOT NULL,
	"reference" text,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "test_card_charges" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"token" text,
	"amount" integer NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"challenge_id" text,
	CONSTRAINT "test_card_charges_challenge_id_unique" UNIQUE("challenge_id")
);
--> statement-breakpoint
CREATE TABLE "test_card_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"last4" text NOT NULL,
	"brand" text NOT NULL,
	"expiry" text NOT NULL,
	"behaviour" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"status" text NOT NULL,
	"order_detail" jsonb NOT NULL,
	"email" text NOT NULL,
	"total_payment" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"payment_guide" text,
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
ALTER TABLE "mails" ADD CONSTRAINT "mails_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carriages" ADD CONSTRAINT "carriages_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shippings" ADD CONSTRAINT "order_shippings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selling_terms" ADD CONSTRAINT "selling_terms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_dates" ADD CONSTRAINT "special_dates_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to_send" ON "mails" USING btree ("next_at") WHERE state in ('queued', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_attempt_per_cart" ON "payment_attempts" USING btree ("cart_id") WHERE state in ('started', 'challenge', 'cancelling');--> statement-breakpoint
CREATE INDEX "open_attempts_by_age" ON "payment_attempts" USING btree ("started_at") WHERE state in ('started', 'challenge', 'cancelling');--> statement-breakpoint
CREATE INDEX "carts_by_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_lines_of_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_of_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_shippings_of_order" ON "order_shippings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_no" ON "orders" USING btree ("channel_id","order_no");--> statement-breakpoint
CREATE INDEX "orders_by_age" ON "orders" USING btree ("channel_id","ordered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_code" ON "payments" USING btree ("channel_id","code");