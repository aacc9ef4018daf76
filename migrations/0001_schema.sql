CREATE TABLE "catalogue_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"starred" boolean DEFAULT false NOT NULL,
	"show_video" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"banned_tags" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "catalogue_items_id_kind" UNIQUE("id","kind"),
	CONSTRAINT "catalogue_items_kind" CHECK ("catalogue_items"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive')),
	CONSTRAINT "catalogue_items_starred" CHECK (not "catalogue_items"."starred" or "catalogue_items"."kind" not in ('hotel', 'incentive')),
	CONSTRAINT "catalogue_items_show_video" CHECK (not "catalogue_items"."show_video" or "catalogue_items"."kind" <> 'hotel'),
	CONSTRAINT "catalogue_items_tags" CHECK ("catalogue_items"."tags" = '{}' or "catalogue_items"."kind" <> 'incentive'),
	CONSTRAINT "catalogue_items_banned_tags" CHECK ("catalogue_items"."banned_tags" = '{}' or "catalogue_items"."kind" in ('tour', 'circuit', 'package'))
);
--> statement-breakpoint
CREATE TABLE "item_details" (
	"item_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"name_folded" text GENERATED ALWAYS AS (fold(name)) STORED NOT NULL,
	CONSTRAINT "item_details_item_id_lang_pk" PRIMARY KEY("item_id","lang"),
	CONSTRAINT "item_details_lang" CHECK ("item_details"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "circuits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'circuit' NOT NULL,
	"days" integer NOT NULL,
	"nights" integer NOT NULL,
	CONSTRAINT "circuits_kind" CHECK ("circuits"."kind" = 'circuit'),
	CONSTRAINT "circuits_length" CHECK ("circuits"."days" between 1 and 365 and "circuits"."nights" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "destinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'destination' NOT NULL,
	"region_id" uuid NOT NULL,
	CONSTRAINT "destinations_kind" CHECK ("destinations"."kind" = 'destination')
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'hotel' NOT NULL,
	"destination_id" uuid NOT NULL,
	"category" numeric(2, 1) NOT NULL,
	CONSTRAINT "hotels_kind" CHECK ("hotels"."kind" = 'hotel'),
	CONSTRAINT "hotels_category" CHECK ("hotels"."category" between 1 and 5 and "hotels"."category" % 0.5 = 0)
);
--> statement-breakpoint
CREATE TABLE "incentives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'incentive' NOT NULL,
	"destination_id" uuid NOT NULL,
	CONSTRAINT "incentives_kind" CHECK ("incentives"."kind" = 'incentive')
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'package' NOT NULL,
	"days" integer NOT NULL,
	"nights" integer NOT NULL,
	CONSTRAINT "packages_kind" CHECK ("packages"."kind" = 'package'),
	CONSTRAINT "packages_length" CHECK ("packages"."days" between 1 and 365 and "packages"."nights" between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text DEFAULT 'tour' NOT NULL,
	"destination_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"starred_in_destination" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tours_kind" CHECK ("tours"."kind" = 'tour')
);
--> statement-breakpoint
CREATE TABLE "item_destinations" (
	"item_id" uuid NOT NULL,
	"destination_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_destinations_item_id_destination_id_pk" PRIMARY KEY("item_id","destination_id"),
	CONSTRAINT "item_destinations_position" UNIQUE("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_hotels" (
	"item_id" uuid NOT NULL,
	"hotel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_hotels_item_id_hotel_id_pk" PRIMARY KEY("item_id","hotel_id"),
	CONSTRAINT "item_hotels_position" UNIQUE("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_tours" (
	"item_id" uuid NOT NULL,
	"tour_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "item_tours_item_id_tour_id_pk" PRIMARY KEY("item_id","tour_id"),
	CONSTRAINT "item_tours_position" UNIQUE("item_id","position")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_id" uuid,
	"type" text NOT NULL,
	"position" text NOT NULL,
	"order" integer,
	"ext" text NOT NULL,
	"key" text NOT NULL,
	"width" integer,
	"height" integer,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"original_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "media_key" UNIQUE("key"),
	CONSTRAINT "media_owner_kind" CHECK ("media"."owner_kind" in ('destination', 'tour', 'circuit', 'package', 'incentive', 'banner')),
	CONSTRAINT "media_owner_id" CHECK (("media"."owner_kind" = 'banner') = ("media"."owner_id" is null)),
	CONSTRAINT "media_type" CHECK ("media"."type" in ('image', 'video')),
	CONSTRAINT "media_position" CHECK ("media"."position" in ('slider', 'main', 'detail')),
	CONSTRAINT "media_banner_position" CHECK ("media"."owner_kind" <> 'banner' or "media"."position" = 'slider'),
	CONSTRAINT "media_order" CHECK (("media"."order" is null) = ("media"."owner_kind" in ('banner', 'incentive'))),
	CONSTRAINT "media_order_start" CHECK ("media"."order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"entity_name" text NOT NULL,
	"lang" text NOT NULL,
	"creation_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen" boolean DEFAULT false NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "quotes_entity_type" CHECK ("quotes"."entity_type" in ('circuit', 'destination', 'package', 'tour', 'incentive')),
	CONSTRAINT "quotes_lang" CHECK ("quotes"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "catalogue_version_one_row" CHECK ("catalogue_version"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"operation" text NOT NULL,
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"payload_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_operation_caller_key_pk" PRIMARY KEY("operation","caller","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"show_video" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_tokens" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_tokens_user_id_purpose_pk" PRIMARY KEY("user_id","purpose"),
	CONSTRAINT "user_tokens_hash" UNIQUE("token_hash"),
	CONSTRAINT "user_tokens_purpose" CHECK ("user_tokens"."purpose" in ('registration', 'reset'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"last_view_tariff" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'user'))
);
--> statement-breakpoint
ALTER TABLE "item_details" ADD CONSTRAINT "item_details_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "destinations" ADD CONSTRAINT "destinations_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incentives" ADD CONSTRAINT "incentives_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incentives" ADD CONSTRAINT "incentives_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_item" FOREIGN KEY ("id","kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_destinations" ADD CONSTRAINT "item_destinations_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_destinations" ADD CONSTRAINT "item_destinations_destination_id_destinations_id_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."destinations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_hotels" ADD CONSTRAINT "item_hotels_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_hotels" ADD CONSTRAINT "item_hotels_hotel_id_hotels_id_fk" FOREIGN KEY ("hotel_id") REFERENCES "public"."hotels"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tours" ADD CONSTRAINT "item_tours_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tours" ADD CONSTRAINT "item_tours_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner" FOREIGN KEY ("owner_id","owner_kind") REFERENCES "public"."catalogue_items"("id","kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_items_by_age" ON "catalogue_items" USING btree ("kind","sequence");--> statement-breakpoint
CREATE INDEX "catalogue_items_tags" ON "catalogue_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "item_details_name_folded" ON "item_details" USING gin ("name_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "destinations_region" ON "destinations" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "hotels_destination" ON "hotels" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "incentives_destination" ON "incentives" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "tours_destination" ON "tours" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "tours_category" ON "tours" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "item_destinations_destination" ON "item_destinations" USING btree ("destination_id");--> statement-breakpoint
CREATE INDEX "item_hotels_hotel" ON "item_hotels" USING btree ("hotel_id");--> statement-breakpoint
CREATE INDEX "item_tours_tour" ON "item_tours" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "media_by_owner" ON "media" USING btree ("owner_id","position","order");--> statement-breakpoint
CREATE INDEX "media_by_age" ON "media" USING btree ("owner_kind","sequence");--> statement-breakpoint
CREATE INDEX "regions_country" ON "regions" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "quotes_by_age" ON "quotes" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "quotes_unseen" ON "quotes" USING btree ("sequence") WHERE not "quotes"."seen";--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expiry" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("sequence");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_order_unique" UNIQUE ("owner_id", "position", "order") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
INSERT INTO "settings" DEFAULT VALUES;--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;
