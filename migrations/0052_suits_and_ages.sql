ALTER TABLE "item_details" ADD COLUMN "seo_title" text;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "suits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD COLUMN "think_twice" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "circuits" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "incentives" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "min_age" smallint;