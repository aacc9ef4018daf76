ALTER TABLE "circuits" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_from_pax" smallint;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "price_bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_from_pax" smallint;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "price_bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_from_pax" smallint;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "price_bands" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_service" CHECK ("circuits"."service" in ('private', 'shared', 'mixed', 'either'));--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_price_from_pax" CHECK ("circuits"."price_from_pax" between 1 and 99);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_service" CHECK ("packages"."service" in ('private', 'shared', 'mixed', 'either'));--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_from_pax" CHECK ("packages"."price_from_pax" between 1 and 99);--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_service" CHECK ("tours"."service" in ('private', 'shared', 'mixed', 'either'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_price_from_pax" CHECK ("tours"."price_from_pax" between 1 and 99);