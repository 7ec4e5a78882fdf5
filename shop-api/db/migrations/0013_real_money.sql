CREATE TABLE "bank_parts" (
	"id" serial PRIMARY KEY NOT NULL,
	"row_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"has_paid" boolean NOT NULL,
	CONSTRAINT "bank_part_is_money" CHECK ("bank_parts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_rows" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text NOT NULL,
	"memo" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"other_amount" bigint DEFAULT 0 NOT NULL,
	"pay_back_amount" bigint DEFAULT 0 NOT NULL,
	"paid_back_on" date,
	"note" text DEFAULT '' NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_row_is_money" CHECK ("bank_rows"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"invoice_id" integer
);
--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"amount" integer NOT NULL,
	"received_on" date NOT NULL,
	"note" text NOT NULL,
	"actor" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"invoice_id" integer,
	CONSTRAINT "invoice_payment_is_some" CHECK ("invoice_payments"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"closing_day" smallint NOT NULL,
	"due_months" smallint NOT NULL,
	"due_day" smallint NOT NULL,
	"credit_limit" integer,
	"billing_name" text DEFAULT '' NOT NULL,
	"billing_postal_code" text DEFAULT '' NOT NULL,
	"billing_address" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"stop_after_days" smallint,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_terms_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "closing_day_is_day" CHECK ("invoice_terms"."closing_day" between 1 and 28 or "invoice_terms"."closing_day" = 31),
	CONSTRAINT "due_day_is_day" CHECK ("invoice_terms"."due_day" between 1 and 28 or "invoice_terms"."due_day" = 31)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"closed_on" date NOT NULL,
	"due_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"purchased" integer NOT NULL,
	"data" jsonb NOT NULL,
	"token" text DEFAULT gen_random_uuid()::text NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paper_numbers" (
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last_number" integer NOT NULL,
	CONSTRAINT "paper_numbers_channel_id_kind_pk" PRIMARY KEY("channel_id","kind")
);
--> statement-breakpoint
CREATE TABLE "return_invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"order_id" integer,
	"refund_id" integer,
	"account_id" integer,
	"number" text NOT NULL,
	"amount" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"data" jsonb NOT NULL,
	"invoice_id" integer,
	CONSTRAINT "return_invoices_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "payment_differences" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_no" text,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	"solved_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"order_id" integer,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"payment_reference" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"answer_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"provider" text NOT NULL,
	"notice_id" text NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"idempotency_key" text,
	"reference" text,
	"received_at" timestamp with time zone NOT NULL,
	"worked_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "provider" text DEFAULT 'test-cards' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "capture" text DEFAULT 'at_order' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "days_to_pay" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "return_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "email_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "risk" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "capture_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture" text DEFAULT 'at_order' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards_to_forget" ADD COLUMN "channel" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cards_to_forget" ADD COLUMN "provider" text DEFAULT 'test-cards' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_cards" ADD COLUMN "provider" text DEFAULT 'test-cards' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_parts" ADD CONSTRAINT "bank_parts_row_id_bank_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."bank_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_parts" ADD CONSTRAINT "bank_parts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_terms" ADD CONSTRAINT "invoice_terms_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_terms" ADD CONSTRAINT "invoice_terms_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_numbers" ADD CONSTRAINT "paper_numbers_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_invoices" ADD CONSTRAINT "return_invoices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_invoices" ADD CONSTRAINT "return_invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_invoices" ADD CONSTRAINT "return_invoices_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_invoices" ADD CONSTRAINT "return_invoices_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_invoices" ADD CONSTRAINT "return_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_parts_once" ON "bank_parts" USING btree ("row_id","order_id");--> statement-breakpoint
CREATE INDEX "bank_parts_of_order" ON "bank_parts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_rows_by_fingerprint" ON "bank_rows" USING btree ("channel_id","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_rows_by_state" ON "bank_rows" USING btree ("channel_id","state","day");--> statement-breakpoint
CREATE INDEX "invoice_orders_of_account" ON "invoice_orders" USING btree ("account_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payment_once" ON "invoice_payments" USING btree ("account_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_once_a_period" ON "invoices" USING btree ("account_id","closed_on");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_by_number" ON "invoices" USING btree ("channel_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "return_invoices_by_number" ON "return_invoices" USING btree ("channel_id","number");--> statement-breakpoint
CREATE INDEX "return_invoices_of_order" ON "return_invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_invoices_of_account" ON "return_invoices" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "difference_told_once" ON "payment_differences" USING btree ("channel_id","provider","reference","kind");--> statement-breakpoint
CREATE INDEX "open_differences" ON "payment_differences" USING btree ("channel_id","found_at") WHERE solved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_by_reference" ON "payment_disputes" USING btree ("provider","reference");--> statement-breakpoint
CREATE INDEX "disputes_of_order" ON "payment_disputes" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_kept_once" ON "payment_notices" USING btree ("channel_id","provider","notice_id");--> statement-breakpoint
CREATE INDEX "notices_that_wait" ON "payment_notices" USING btree ("id") WHERE worked_at is null;--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "payment_notices" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_by_fingerprint" ON "payment_attempts" USING btree ("fingerprint","started_at");--> statement-breakpoint
CREATE INDEX "payments_by_email" ON "payment_attempts" USING btree ("email_digest","started_at");--> statement-breakpoint
CREATE INDEX "awaited_payments" ON "payment_attempts" USING btree ("id") WHERE state = 'awaiting';--> statement-breakpoint
CREATE INDEX "reserved_payments" ON "payment_attempts" USING btree ("id") WHERE state = 'approved' and capture = 'at_shipping' and captured_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_pay_by" ON "orders" USING btree ("pay_by") WHERE "orders"."status" = 'awaiting_payment';