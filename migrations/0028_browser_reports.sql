CREATE TABLE "browser_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"source" text NOT NULL,
	"page" text NOT NULL,
	"browser" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "browser_reports_once" UNIQUE("kind","message","source"),
	CONSTRAINT "browser_reports_kind" CHECK ("browser_reports"."kind" in ('error', 'policy'))
);
--> statement-breakpoint
CREATE INDEX "browser_reports_last" ON "browser_reports" USING btree ("last_at");