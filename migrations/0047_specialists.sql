CREATE TABLE "specialists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bio" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"region_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"phone" text,
	"whatsapp" text,
	"email" text,
	"user_id" uuid,
	"status" boolean DEFAULT true NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"photo_id" uuid,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_kind";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_id";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_order";--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specialists" ADD CONSTRAINT "specialists_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "specialists_email" ON "specialists" USING btree ("email");--> statement-breakpoint
CREATE INDEX "specialists_user" ON "specialists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "specialists_photo" ON "specialists" USING btree ("photo_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_kind" CHECK ("media"."owner_kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'banner', 'site', 'agency', 'specialist'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id" CHECK (("media"."owner_kind" in ('banner', 'site', 'agency', 'specialist')) = ("media"."owner_id" is null));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_order" CHECK (("media"."order" is null) = ("media"."owner_kind" in ('banner', 'incentive', 'site', 'agency', 'specialist')));--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON specialists
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF role, bio ON specialists FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('role', 'bio');--> statement-breakpoint
-- A list of regions has no foreign key: a region that goes is taken out of the lists.
CREATE FUNCTION forget_region() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE specialists SET region_ids = array_remove(region_ids, old.id) WHERE old.id = ANY (region_ids);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_region AFTER DELETE ON regions FOR EACH ROW EXECUTE FUNCTION forget_region();
