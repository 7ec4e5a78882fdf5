ALTER TABLE "colour_schemes" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "free_areas" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "qa_categories" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "colour_schemes" ADD CONSTRAINT "colour_schemes_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "free_areas" ADD CONSTRAINT "free_areas_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "qa_categories" ADD CONSTRAINT "qa_categories_id_unique" UNIQUE("id");