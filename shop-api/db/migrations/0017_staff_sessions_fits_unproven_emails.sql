ALTER TABLE "channels" ADD COLUMN "maintenance_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TABLE "test_card_charges" CASCADE;--> statement-breakpoint
DROP TABLE "test_card_tokens" CASCADE;--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_sessions_by_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "fits" text GENERATED ALWAYS AS (coalesce(jsonb_path_query_first("product_texts"."specs", '$[*] ? (@.label == "適合車種")'), jsonb_path_query_first("product_texts"."specs", '$[*] ? (@.label == "チェーンサイズ")')) #>> '{value}') STORED;--> statement-breakpoint
CREATE INDEX "product_texts_by_fit" ON "product_texts" USING btree ("fits","model_id");--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unproven_email" text;--> statement-breakpoint
CREATE INDEX "users_by_unproven_email" ON "users" USING btree ("channel_id","unproven_email");