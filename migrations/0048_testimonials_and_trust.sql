CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" jsonb NOT NULL,
	"author" text NOT NULL,
	"country" text,
	"travelled_on" text,
	"origin" jsonb,
	"kind" text,
	"entity_id" uuid,
	"status" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "testimonials_kind" CHECK ("testimonials"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive')),
	CONSTRAINT "testimonials_item" CHECK (("testimonials"."kind" is null) = ("testimonials"."entity_id" is null))
);
--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "founded_year" smallint;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "payment_means" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "protection" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "memberships" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "residents_note" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "sections" jsonb;--> statement-breakpoint
CREATE INDEX "testimonials_entity" ON "testimonials" USING btree ("entity_id");--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF text ON testimonials FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('text');--> statement-breakpoint
DROP TRIGGER keep_texts_out_of_use ON site;--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF slogan, area, payment_means, protection, residents_note ON site FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('slogan', 'area', 'payment_means', 'protection', 'residents_note');
