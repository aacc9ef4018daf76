CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('sent', 'waiting', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"email" text PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"page_version" integer,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "marketing_consents_lang" CHECK ("marketing_consents"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "page_details" (
	"page_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	CONSTRAINT "page_details_page_id_lang_pk" PRIMARY KEY("page_id","lang"),
	CONSTRAINT "page_details_lang" CHECK ("page_details"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"menu" text DEFAULT 'none' NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "pages_slug" UNIQUE("slug"),
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9-]{1,80}$'),
	CONSTRAINT "pages_menu" CHECK ("pages"."menu" in ('none', 'header', 'footer', 'legal'))
);
--> statement-breakpoint
CREATE TABLE "site" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text,
	"slogan" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"area" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"colors" jsonb,
	"contact" jsonb,
	"markets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"social" text[] DEFAULT '{}' NOT NULL,
	"licence" jsonb,
	"legal" jsonb,
	"office" jsonb,
	"links" jsonb,
	"sender" jsonb,
	"analytics" jsonb,
	"retention" jsonb,
	"logo_id" uuid,
	"logo_dark_id" uuid,
	"icon_id" uuid,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_one_row" CHECK ("site"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_kind";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_id";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_order";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_version" integer;--> statement-breakpoint
ALTER TABLE "page_details" ADD CONSTRAINT "page_details_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site" ADD CONSTRAINT "site_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "mails_by_state" ON "mails" USING btree ("state","sequence");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_kind" CHECK ("media"."owner_kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'banner', 'site'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id" CHECK (("media"."owner_kind" in ('banner', 'site')) = ("media"."owner_id" is null));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_order" CHECK (("media"."order" is null) = ("media"."owner_kind" in ('banner', 'incentive', 'site')));--> statement-breakpoint
INSERT INTO site DEFAULT VALUES;--> statement-breakpoint
-- Without a text: what they say is the agency's to write.
WITH made AS (
  INSERT INTO pages (slug, menu, "order") VALUES ('privacy', 'legal', 1), ('terms', 'legal', 2), ('faq', 'footer', 1)
  RETURNING id, slug
)
INSERT INTO page_details (page_id, lang, title)
SELECT made.id, named.lang, named.title
FROM made JOIN (VALUES
  ('privacy', 'es', 'Aviso de privacidad'), ('privacy', 'en', 'Privacy notice'), ('privacy', 'pt', 'Aviso de privacidade'),
  ('terms', 'es', 'Términos y condiciones'), ('terms', 'en', 'Terms and conditions'), ('terms', 'pt', 'Termos e condições'),
  ('faq', 'es', 'Preguntas frecuentes'), ('faq', 'en', 'Frequently asked questions'), ('faq', 'pt', 'Perguntas frequentes')
) AS named (slug, lang, title) USING (slug);--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_details
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();--> statement-breakpoint
CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_texts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed();
