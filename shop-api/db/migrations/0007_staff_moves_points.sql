ALTER TABLE "point_histories" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "points_moved_once" ON "point_histories" USING btree ("user_id","request_key");
