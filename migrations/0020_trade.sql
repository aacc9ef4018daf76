CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"city" text,
	"website" text,
	"website_host" text,
	"phone" text,
	"tax_id" text,
	"tax_key" text,
	"licence_kind" text,
	"licence_number" text,
	"logo_id" uuid,
	"notes" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"terms" jsonb,
	"sheets" text[] DEFAULT '{"general"}' NOT NULL,
	"legal_name" text,
	"lang" text,
	"account_manager_id" uuid,
	"contract" jsonb,
	"recheck_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "agencies_status_known" CHECK ("agencies"."status" in ('pending', 'approved', 'rejected', 'suspended')),
	CONSTRAINT "agencies_lang" CHECK ("agencies"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "agency_checks" (
	"agency_id" uuid NOT NULL,
	"name" text NOT NULL,
	"done" boolean NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "agency_checks_agency_id_name_pk" PRIMARY KEY("agency_id","name")
);
--> statement-breakpoint
CREATE TABLE "rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"external_id" text,
	"sheet" text DEFAULT 'general' NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"priced_by" text NOT NULL,
	"seasons" jsonb NOT NULL,
	"days" datemultirange NOT NULL,
	"commission" numeric(5, 2),
	"commissionable" boolean DEFAULT true NOT NULL,
	"commission_fixed" boolean DEFAULT false NOT NULL,
	"vat" text DEFAULT 'included' NOT NULL,
	"residents" text DEFAULT 'nonResidents' NOT NULL,
	"extras" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"book_from" date,
	"book_to" date,
	"stop_sales" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "rates_external_id" UNIQUE("external_id"),
	CONSTRAINT "rates_order" UNIQUE("sequence"),
	CONSTRAINT "rates_sheet" CHECK ("rates"."sheet" <> ''),
	CONSTRAINT "rates_entity_type" CHECK ("rates"."entity_type" in ('circuit', 'package', 'tour', 'hotel')),
	CONSTRAINT "rates_priced_by" CHECK ("rates"."priced_by" in ('night', 'start')),
	CONSTRAINT "rates_vat" CHECK ("rates"."vat" in ('included', 'excluded', 'refundableNonResidents', 'notApplicable')),
	CONSTRAINT "rates_residents" CHECK ("rates"."residents" in ('nonResidents', 'residents', 'all')),
	CONSTRAINT "rates_commission" CHECK ("rates"."commission" between 0 and 50),
	CONSTRAINT "rates_validity" CHECK ("rates"."valid_from" <= "rates"."valid_to")
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_kind";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_id";--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_order";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "position" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agency_checks" ADD CONSTRAINT "agency_checks_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rates" ADD CONSTRAINT "rates_entity" FOREIGN KEY ("entity_id","entity_type") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agencies_by_age" ON "agencies" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "agencies_status" ON "agencies" USING btree ("status","sequence");--> statement-breakpoint
CREATE INDEX "agencies_tax" ON "agencies" USING btree ("country","tax_key");--> statement-breakpoint
CREATE INDEX "agencies_website" ON "agencies" USING btree ("country","website_host");--> statement-breakpoint
CREATE INDEX "rates_of_item" ON "rates" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "rates_by_sheet" ON "rates" USING btree ("sheet","entity_id");--> statement-breakpoint
CREATE INDEX "rates_updated" ON "rates" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "rates_days" ON "rates" USING gist ("days");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_agency" ON "quotes" USING btree ("agency_id","sequence");--> statement-breakpoint
CREATE INDEX "users_agency" ON "users" USING btree ("agency_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_kind" CHECK ("media"."owner_kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'banner', 'site', 'agency'));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_id" CHECK (("media"."owner_kind" in ('banner', 'site', 'agency')) = ("media"."owner_id" is null));--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_order" CHECK (("media"."order" is null) = ("media"."owner_kind" in ('banner', 'incentive', 'site', 'agency')));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_agency_of_user" CHECK ("users"."agency_id" is null or "users"."role" = 'user');