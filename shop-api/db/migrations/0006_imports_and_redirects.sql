CREATE TABLE "import_changes" (
	"import_id" integer NOT NULL,
	"type" text NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"is_held_back" boolean NOT NULL,
	"is_seen" boolean NOT NULL,
	CONSTRAINT "import_changes_import_id_type_key_pk" PRIMARY KEY("import_id","type","key")
);
--> statement-breakpoint
CREATE TABLE "import_faults" (
	"id" serial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"column" text,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_pieces" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"contents" "bytea" NOT NULL,
	CONSTRAINT "import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"file_type" text NOT NULL,
	"file_name" text NOT NULL,
	"actor" jsonb NOT NULL,
	"state" text NOT NULL,
	"dry_run" boolean NOT NULL,
	"all_or_nothing" boolean NOT NULL,
	"send_mails" boolean NOT NULL,
	"is_checking" boolean NOT NULL,
	"lines" integer NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"entries_done" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"unmapped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"requested_at" timestamp with time zone NOT NULL,
	"round_began_at" timestamp with time zone,
	"round_began_line" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"close_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_pieces" ADD CONSTRAINT "import_pieces_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_faults_of_import" ON "import_faults" USING btree ("import_id","line","id");--> statement-breakpoint
CREATE INDEX "imports_by_state" ON "imports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "imports_of_channel" ON "imports" USING btree ("channel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_by_from" ON "redirects" USING btree ("channel_id","from");