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
	"close_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cards_to_forget" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_key" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card_token_key" text;--> statement-breakpoint
ALTER TABLE "test_card_tokens" ADD COLUMN "holder_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_card_tokens" ADD COLUMN "customer_key" text;--> statement-breakpoint
ALTER TABLE "test_card_tokens" ADD COLUMN "kept_from" text;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popups_by_time" ON "popups" USING btree ("channel_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "card_forgotten_once" ON "cards_to_forget" USING btree ("token","token_key");--> statement-breakpoint
ALTER TABLE "test_card_tokens" ADD CONSTRAINT "test_card_tokens_kept_from_unique" UNIQUE("kept_from");