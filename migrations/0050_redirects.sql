CREATE TABLE "dead_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"referrer_host" text
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from" text NOT NULL,
	"from_path" text NOT NULL,
	"from_query" text NOT NULL,
	"to_kind" text,
	"to_id" uuid,
	"to_address" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "redirects_once" UNIQUE("from_path","from_query"),
	CONSTRAINT "redirects_to_kind" CHECK ("redirects"."to_kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'country', 'region', 'category')),
	CONSTRAINT "redirects_to" CHECK (("redirects"."to_kind" is null) = ("redirects"."to_id" is null) and ("redirects"."to_kind" is null) <> ("redirects"."to_address" is null))
);
--> statement-breakpoint
CREATE INDEX "dead_addresses_by_count" ON "dead_addresses" USING btree ("count","last_at");--> statement-breakpoint
CREATE INDEX "redirects_by_age" ON "redirects" USING btree ("sequence");--> statement-breakpoint
-- Not hits: they are counted all the time, and change nothing that is kept.
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OF from_path, from_query, to_kind, to_id, to_address OR DELETE OR TRUNCATE ON redirects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
