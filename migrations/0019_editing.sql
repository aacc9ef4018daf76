CREATE TABLE "binned_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"content" jsonb NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"originals" text[] DEFAULT '{}' NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "binned_items_kind" CHECK ("binned_items"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'))
);
--> statement-breakpoint
CREATE TABLE "item_drafts" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"based_on" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_schedules" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"enable_at" timestamp (3) with time zone,
	"disable_at" timestamp (3) with time zone,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "item_schedules_some" CHECK (num_nonnulls("item_schedules"."enable_at", "item_schedules"."disable_at") > 0),
	CONSTRAINT "item_schedules_order" CHECK ("item_schedules"."enable_at" < "item_schedules"."disable_at")
);
--> statement-breakpoint
CREATE TABLE "item_versions" (
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"by_name" text DEFAULT '' NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "item_versions_item_id_version_pk" PRIMARY KEY("item_id","version"),
	CONSTRAINT "item_versions_kind" CHECK ("item_versions"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'))
);
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"keyword" text NOT NULL,
	"lang" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_keyword_lang_day_pk" PRIMARY KEY("keyword","lang","day"),
	CONSTRAINT "missed_searches_lang" CHECK ("missed_searches"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"draft" boolean NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"row" jsonb NOT NULL,
	"original_key" text NOT NULL,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"keep" boolean NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "terms_term" UNIQUE("term")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"item_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"source" jsonb NOT NULL,
	"state" text NOT NULL,
	"fields" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "translations_item_id_lang_pk" PRIMARY KEY("item_id","lang"),
	CONSTRAINT "translations_lang" CHECK ("translations"."lang" in ('es', 'pt')),
	CONSTRAINT "translations_state" CHECK ("translations"."state" in ('missing', 'partial', 'outdated', 'complete'))
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"answer" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "works_state" CHECK ("works"."state" in ('running', 'done', 'cancelled', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "values" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_schedules" ADD CONSTRAINT "item_schedules_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_media" ADD CONSTRAINT "removed_media_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_items_by_age" ON "binned_items" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "binned_items_expiry" ON "binned_items" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "item_schedules_enable" ON "item_schedules" USING btree ("enable_at");--> statement-breakpoint
CREATE INDEX "item_schedules_disable" ON "item_schedules" USING btree ("disable_at");--> statement-breakpoint
CREATE INDEX "missed_searches_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "preview_links_item" ON "preview_links" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "preview_links_user" ON "preview_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "preview_links_expiry" ON "preview_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "removed_media_of_item" ON "removed_media" USING btree ("item_id","sequence");--> statement-breakpoint
CREATE INDEX "removed_media_expiry" ON "removed_media" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "translations_queue" ON "translations" USING btree ("lang","state","changed_at");--> statement-breakpoint
CREATE INDEX "works_expiry" ON "works" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "works_user" ON "works" USING btree ("user_id");
--> statement-breakpoint
-- A part of long work says so in its notice: caches are then emptied at most once a second.
CREATE OR REPLACE FUNCTION notify_catalogue_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('catalogue_changed', coalesce(current_setting('nandu.catalogue_notice', true), ''));
    RETURN NULL;
  END $$;
