CREATE TABLE "contractions" (
	"needs" text PRIMARY KEY NOT NULL
);
