ALTER TABLE "changes" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "request_id" text;