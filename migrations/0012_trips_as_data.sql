CREATE TABLE "itinerary_day_hotels" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"hotel_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "itinerary_day_hotels_item_id_day_hotel_id_pk" PRIMARY KEY("item_id","day","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "itinerary_day_media" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"media_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "itinerary_day_media_item_id_day_media_id_pk" PRIMARY KEY("item_id","day","media_id")
);
--> statement-breakpoint
CREATE TABLE "itinerary_day_optional_tours" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"tour_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "itinerary_day_optional_tours_item_id_day_tour_id_pk" PRIMARY KEY("item_id","day","tour_id")
);
--> statement-breakpoint
CREATE TABLE "itinerary_day_texts" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"lang" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "itinerary_day_texts_item_id_day_lang_pk" PRIMARY KEY("item_id","day","lang"),
	CONSTRAINT "itinerary_day_texts_lang" CHECK ("itinerary_day_texts"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "itinerary_day_tours" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"tour_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "itinerary_day_tours_item_id_day_tour_id_pk" PRIMARY KEY("item_id","day","tour_id")
);
--> statement-breakpoint
CREATE TABLE "itinerary_days" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"destination_id" uuid,
	"overnight" text,
	"hotel_id" uuid,
	"or_similar" boolean DEFAULT true NOT NULL,
	"meals" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "itinerary_days_item_id_day_pk" PRIMARY KEY("item_id","day"),
	CONSTRAINT "itinerary_days_day" CHECK ("itinerary_days"."day" between 1 and 365),
	CONSTRAINT "itinerary_days_overnight" CHECK ("itinerary_days"."overnight" in ('hotel', 'ship', 'train', 'camp', 'transit', 'none'))
);
--> statement-breakpoint
CREATE TABLE "itinerary_transfers" (
	"item_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"position" smallint NOT NULL,
	"mode" text NOT NULL,
	"minutes" smallint,
	"km" smallint,
	"to_destination_id" uuid,
	"included" boolean NOT NULL,
	"service" text,
	CONSTRAINT "itinerary_transfers_item_id_day_position_pk" PRIMARY KEY("item_id","day","position"),
	CONSTRAINT "itinerary_transfers_mode" CHECK ("itinerary_transfers"."mode" in ('flight', 'bus', 'car', 'train', 'boat', 'horse', 'walk')),
	CONSTRAINT "itinerary_transfers_service" CHECK ("itinerary_transfers"."service" in ('private', 'shared')),
	CONSTRAINT "itinerary_transfers_size" CHECK ("itinerary_transfers"."minutes" >= 1 and "itinerary_transfers"."km" >= 1)
);
--> statement-breakpoint
CREATE TABLE "item_extensions" (
	"item_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_extensions_item_id_package_id_pk" PRIMARY KEY("item_id","package_id"),
	CONSTRAINT "item_extensions_position" UNIQUE("item_id","position")
);
--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "summary" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "highlights" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "included" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "excluded" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "season_note" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "month_notes" text[];--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "climate" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "conditions" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "practical" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "level" smallint;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "group_size_min" integer;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "group_size_max" integer;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "departures" jsonb;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_from_amount" bigint;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_from_currency" char(3);--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_note" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_from_basis" text DEFAULT 'double' NOT NULL;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_from_until" date;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "location_lat" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "location_lng" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "altitude" smallint;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "airport" char(3);--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "nights_advised_min" smallint;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "nights_advised_max" smallint;--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "months" text[];--> statement-breakpoint
ALTER TABLE "destinations" ADD COLUMN "closures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "location_lat" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "location_lng" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "months" text[];--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "closures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rooms" integer;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "check_in" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "check_out" text;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "amenities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "incentives" ADD COLUMN "group_size_min" integer;--> statement-breakpoint
ALTER TABLE "incentives" ADD COLUMN "group_size_max" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "level" smallint;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "group_size_min" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "group_size_max" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "departures" jsonb;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_from_amount" bigint;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_from_currency" char(3);--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_note" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_from_basis" text DEFAULT 'double' NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_from_until" date;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "location_lat" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "location_lng" numeric(9, 6);--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "months" text[];--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "closures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "duration_minutes" integer;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "start_times" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "level" smallint;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "guide_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "group_size_min" integer;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "group_size_max" integer;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_from_amount" bigint;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_from_currency" char(3);--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_note" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_from_basis" text DEFAULT 'double' NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_from_until" date;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_of_owner" UNIQUE("owner_id","id");--> statement-breakpoint
ALTER TABLE "itinerary_day_hotels" ADD CONSTRAINT "itinerary_day_hotels_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_hotels" ADD CONSTRAINT "itinerary_day_hotels_of_item" FOREIGN KEY ("item_id","hotel_id") REFERENCES "public"."item_hotels"("item_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_media" ADD CONSTRAINT "itinerary_day_media_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_media" ADD CONSTRAINT "itinerary_day_media_of_item" FOREIGN KEY ("item_id","media_id") REFERENCES "public"."media"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_optional_tours" ADD CONSTRAINT "itinerary_day_optional_tours_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_optional_tours" ADD CONSTRAINT "itinerary_day_optional_tours_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_texts" ADD CONSTRAINT "itinerary_day_texts_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_tours" ADD CONSTRAINT "itinerary_day_tours_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_day_tours" ADD CONSTRAINT "itinerary_day_tours_of_item" FOREIGN KEY ("item_id","tour_id") REFERENCES "public"."item_tours"("item_id","tour_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_destination" FOREIGN KEY ("item_id","destination_id") REFERENCES "public"."item_destinations"("item_id","destination_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_days" ADD CONSTRAINT "itinerary_days_hotel" FOREIGN KEY ("item_id","hotel_id") REFERENCES "public"."item_hotels"("item_id","hotel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_transfers" ADD CONSTRAINT "itinerary_transfers_of_day" FOREIGN KEY ("item_id","day") REFERENCES "public"."itinerary_days"("item_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_transfers" ADD CONSTRAINT "itinerary_transfers_of_item" FOREIGN KEY ("item_id","to_destination_id") REFERENCES "public"."item_destinations"("item_id","destination_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_extensions" ADD CONSTRAINT "item_extensions_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_extensions" ADD CONSTRAINT "item_extensions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_day_hotels_hotel" ON "itinerary_day_hotels" USING btree ("item_id","hotel_id");--> statement-breakpoint
CREATE INDEX "itinerary_day_media_medium" ON "itinerary_day_media" USING btree ("item_id","media_id");--> statement-breakpoint
CREATE INDEX "itinerary_day_optional_tours_tour" ON "itinerary_day_optional_tours" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "itinerary_day_tours_tour" ON "itinerary_day_tours" USING btree ("item_id","tour_id");--> statement-breakpoint
CREATE INDEX "itinerary_days_by_destination" ON "itinerary_days" USING btree ("item_id","destination_id");--> statement-breakpoint
CREATE INDEX "itinerary_days_by_hotel" ON "itinerary_days" USING btree ("item_id","hotel_id");--> statement-breakpoint
CREATE INDEX "itinerary_transfers_destination" ON "itinerary_transfers" USING btree ("item_id","to_destination_id");--> statement-breakpoint
CREATE INDEX "item_extensions_package" ON "item_extensions" USING btree ("package_id");--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_external_id" UNIQUE("kind","external_id");--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_code" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_code" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "item_details" ADD CONSTRAINT "item_details_month_notes" CHECK (cardinality("item_details"."month_notes") = 12);--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_level" CHECK ("circuits"."level" between 1 and 5);--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_group_size" CHECK (("circuits"."group_size_min" is null) = ("circuits"."group_size_max" is null) and "circuits"."group_size_min" >= 1 and "circuits"."group_size_min" <= "circuits"."group_size_max");--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_validity" CHECK ("circuits"."valid_from" <= "circuits"."valid_to");--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_price_from" CHECK (("circuits"."price_from_amount" is null) = ("circuits"."price_from_currency" is null) and "circuits"."price_from_amount" >= 0);--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_price_from_basis" CHECK ("circuits"."price_from_basis" in ('double', 'single', 'group', 'service'));--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_location" CHECK (("destinations"."location_lat" is null) = ("destinations"."location_lng" is null));--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_location_range" CHECK ("destinations"."location_lat" between -90 and 90 and "destinations"."location_lng" between -180 and 180);--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_nights_advised" CHECK (("destinations"."nights_advised_min" is null) = ("destinations"."nights_advised_max" is null) and "destinations"."nights_advised_min" >= 1 and "destinations"."nights_advised_min" <= "destinations"."nights_advised_max");--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_months" CHECK (cardinality("destinations"."months") = 12 and "destinations"."months" <@ array['peak', 'good', 'fair', 'closed']);--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_location" CHECK (("hotels"."location_lat" is null) = ("hotels"."location_lng" is null));--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_location_range" CHECK ("hotels"."location_lat" between -90 and 90 and "hotels"."location_lng" between -180 and 180);--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_months" CHECK (cardinality("hotels"."months") = 12 and "hotels"."months" <@ array['peak', 'good', 'fair', 'closed']);--> statement-breakpoint
ALTER TABLE "incentives" ADD CONSTRAINT "incentives_group_size" CHECK (("incentives"."group_size_min" is null) = ("incentives"."group_size_max" is null) and "incentives"."group_size_min" >= 1 and "incentives"."group_size_min" <= "incentives"."group_size_max");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_level" CHECK ("packages"."level" between 1 and 5);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_group_size" CHECK (("packages"."group_size_min" is null) = ("packages"."group_size_max" is null) and "packages"."group_size_min" >= 1 and "packages"."group_size_min" <= "packages"."group_size_max");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_validity" CHECK ("packages"."valid_from" <= "packages"."valid_to");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_from" CHECK (("packages"."price_from_amount" is null) = ("packages"."price_from_currency" is null) and "packages"."price_from_amount" >= 0);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_from_basis" CHECK ("packages"."price_from_basis" in ('double', 'single', 'group', 'service'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_location" CHECK (("tours"."location_lat" is null) = ("tours"."location_lng" is null));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_location_range" CHECK ("tours"."location_lat" between -90 and 90 and "tours"."location_lng" between -180 and 180);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_months" CHECK (cardinality("tours"."months") = 12 and "tours"."months" <@ array['peak', 'good', 'fair', 'closed']);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_level" CHECK ("tours"."level" between 1 and 5);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_group_size" CHECK (("tours"."group_size_min" is null) = ("tours"."group_size_max" is null) and "tours"."group_size_min" >= 1 and "tours"."group_size_min" <= "tours"."group_size_max");--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_price_from" CHECK (("tours"."price_from_amount" is null) = ("tours"."price_from_currency" is null) and "tours"."price_from_amount" >= 0);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_price_from_basis" CHECK ("tours"."price_from_basis" in ('double', 'single', 'group', 'service'));--> statement-breakpoint
-- What says for a circuit or package how good each month is: its enabled destinations and tours; of
-- the tours, where there is an itinerary, those that its days include.
CREATE VIEW itinerary_seasons AS
  SELECT l.item_id, 'destination' AS kind, d.id AS part_id, d.months
    FROM item_destinations l
    JOIN destinations d ON d.id = l.destination_id
    JOIN catalogue_items i ON i.id = d.id
    WHERE i.status AND d.months IS NOT NULL
  UNION ALL
  SELECT l.item_id, 'tour', t.id, t.months
    FROM item_tours l
    JOIN tours t ON t.id = l.tour_id
    JOIN catalogue_items i ON i.id = t.id
    JOIN catalogue_items d ON d.id = t.destination_id
    WHERE i.status AND d.status AND t.months IS NOT NULL AND (
      NOT EXISTS (SELECT FROM itinerary_days y WHERE y.item_id = l.item_id)
      OR EXISTS (
        SELECT FROM itinerary_day_tours y WHERE y.item_id = l.item_id AND y.tour_id = l.tour_id));
--> statement-breakpoint
-- The worst of these for each month.
CREATE VIEW itinerary_months AS
  SELECT item_id, array_agg(state ORDER BY month) AS months
    FROM (
      SELECT s.item_id, m.month,
        (ARRAY['peak', 'good', 'fair', 'closed'])[
          max(array_position(ARRAY['peak', 'good', 'fair', 'closed'], m.state))] AS state
      FROM itinerary_seasons s CROSS JOIN LATERAL unnest(s.months) WITH ORDINALITY AS m(state, month)
      GROUP BY s.item_id, m.month
    ) AS worst
    GROUP BY item_id;
--> statement-breakpoint
DO $$
DECLARE
  changing text;
BEGIN
  FOREACH changing IN ARRAY ARRAY[
    'item_extensions', 'itinerary_days', 'itinerary_day_tours', 'itinerary_day_optional_tours',
    'itinerary_day_hotels', 'itinerary_day_media', 'itinerary_transfers', 'itinerary_day_texts'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()', changing);
  END LOOP;
END $$;
