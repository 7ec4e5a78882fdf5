ALTER TABLE "users" ADD COLUMN "unproven_email" text;--> statement-breakpoint
CREATE INDEX "users_by_unproven_email" ON "users" USING btree ("channel_id","unproven_email");