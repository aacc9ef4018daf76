ALTER TABLE "categories" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_names" ADD COLUMN "aliases" text[];