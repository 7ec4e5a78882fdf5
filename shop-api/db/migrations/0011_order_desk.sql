CREATE TABLE "approval_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	"requester_id" integer NOT NULL,
	"status" text NOT NULL,
	"total_payment" integer NOT NULL,
	"note" text,
	"reason" text,
	"decided_by" integer,
	"order_no" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "business_accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"price_rate" smallint DEFAULT 100 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "price_rate_is_percent" CHECK ("business_accounts"."price_rate" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "business_buyers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"role" text NOT NULL,
	"order_limit" integer,
	"monthly_limit" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_invitations" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"order_limit" integer,
	"monthly_limit" integer,
	"token_hash" text NOT NULL,
	"invited_by" integer,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "business_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contract_prices" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contract_price_not_negative" CHECK ("contract_prices"."unit_price" >= 0),
	CONSTRAINT "contract_days_in_order" CHECK ("contract_prices"."valid_from" is null or "contract_prices"."valid_until" is null or "contract_prices"."valid_from" <= "contract_prices"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "order_list_lines" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "order_list_lines_list_id_product_id_pk" PRIMARY KEY("list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "order_lists" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"day_of_month" smallint,
	"is_shared" boolean DEFAULT false NOT NULL,
	"next_on" date,
	"told_on" date,
	"last_ordered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"quotation_no" text NOT NULL,
	"title" text,
	"addressee" text,
	"cart_detail" jsonb NOT NULL,
	"quoted_detail" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"order_no" text,
	"quoted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "order_multiple" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carton_quantity" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_per_order" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_accounts" ADD CONSTRAINT "business_accounts_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_buyers" ADD CONSTRAINT "business_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_buyers" ADD CONSTRAINT "business_buyers_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_invitations" ADD CONSTRAINT "business_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_account_id_business_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."business_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_list_lines" ADD CONSTRAINT "order_list_lines_list_id_order_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_list_lines" ADD CONSTRAINT "order_list_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_of_account" ON "approval_requests" USING btree ("account_id","status","asked_at");--> statement-breakpoint
CREATE INDEX "approval_requests_of_requester" ON "approval_requests" USING btree ("requester_id","asked_at");--> statement-breakpoint
CREATE INDEX "approval_requests_of_cart" ON "approval_requests" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_requests_waiting" ON "approval_requests" USING btree ("cart_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "business_accounts_by_code" ON "business_accounts" USING btree ("channel_id","code");--> statement-breakpoint
CREATE INDEX "business_buyers_of_account" ON "business_buyers" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_invitations_by_email" ON "business_invitations" USING btree ("account_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_prices_by_product" ON "contract_prices" USING btree ("account_id","product_id");--> statement-breakpoint
CREATE INDEX "contract_prices_of_product" ON "contract_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_list_lines_of_product" ON "order_list_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lists_of_user" ON "order_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_lists_by_day" ON "order_lists" USING btree ("next_on");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_by_no" ON "quotations" USING btree ("channel_id","quotation_no");--> statement-breakpoint
CREATE INDEX "quotations_of_user" ON "quotations" USING btree ("user_id","quoted_at");