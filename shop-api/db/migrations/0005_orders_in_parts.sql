CREATE TABLE "order_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"by" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_parcel_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"parcel_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_line_has_pieces" CHECK ("order_parcel_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"order_shipping_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"request_key" text,
	"shipped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"point" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"is_restocked" boolean NOT NULL,
	"is_told" boolean NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"reference" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refund_gives_something" CHECK ("order_refunds"."amount" >= 0 and "order_refunds"."point" >= 0 and "order_refunds"."amount" + "order_refunds"."point" > 0)
);
--> statement-breakpoint
ALTER TABLE "point_uses" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_by" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "staff_memo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(order_no || ' ' || email || ' ' || coalesce(order_detail->'orderer'->>'last_name', '') || coalesce(order_detail->'orderer'->>'first_name', '') || ' ' || coalesce(order_detail->'orderer'->>'last_name_kana', '') || coalesce(order_detail->'orderer'->>'first_name_kana', '') || ' ' || coalesce(order_detail->'orderer'->>'company_name', '') || ' ' || replace(coalesce(order_detail->'orderer'->>'phone_number', ''), '-', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_parcel_id_order_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."order_parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcel_lines" ADD CONSTRAINT "order_parcel_lines_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_order_shipping_id_order_shippings_id_fk" FOREIGN KEY ("order_shipping_id") REFERENCES "public"."order_shippings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "line_once_in_parcel" ON "order_parcel_lines" USING btree ("parcel_id","order_line_id");--> statement-breakpoint
CREATE INDEX "parcels_of_line" ON "order_parcel_lines" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "order_parcels_of_shipping" ON "order_parcels" USING btree ("order_shipping_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_shipped_once" ON "order_parcels" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_tracked_once" ON "order_parcels" USING btree ("order_id","carrier","tracking_no") WHERE tracking_no <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "refunded_once" ON "order_refunds" USING btree ("order_id","request_key");--> statement-breakpoint
CREATE INDEX "refunds_to_ask_for" ON "order_refunds" USING btree ("asked_at") WHERE state = 'asked';--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_of_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("channel_id","status","ordered_at");
--> statement-breakpoint
UPDATE "orders" SET "paid_at" = "ordered_at" WHERE "status" IN ('paid', 'shipped', 'completed') AND "total_payment" > 0;--> statement-breakpoint
UPDATE "mails" SET "order_id" = "orders"."id" FROM "orders" INNER JOIN "channels" ON "channels"."id" = "orders"."channel_id" WHERE "mails"."topic" IN ('order:' || "channels"."name" || ':' || "orders"."order_no", 'order-shipped:' || "channels"."name" || ':' || "orders"."order_no", 'order-cancelled:' || "channels"."name" || ':' || "orders"."order_no");
