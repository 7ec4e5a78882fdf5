CREATE TABLE "member_sessions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
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
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"code" text NOT NULL,
	"email" text,
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
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_member_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."member_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_sessions_of_user" ON "member_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_sessions_by_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_of_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_code" ON "users" USING btree ("channel_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_email" ON "users" USING btree ("channel_id","email") WHERE left_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_by_username" ON "users" USING btree ("channel_id","username") WHERE left_at is null;