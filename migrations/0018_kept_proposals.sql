CREATE TABLE "kept_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"reference" text NOT NULL,
	"lang" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "kept_proposals_lang" CHECK ("kept_proposals"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE INDEX "kept_proposals_email" ON "kept_proposals" USING btree ("email");