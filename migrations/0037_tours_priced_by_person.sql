ALTER TABLE "circuits" DROP CONSTRAINT "circuits_price_from_basis";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_price_from_basis";--> statement-breakpoint
ALTER TABLE "tours" DROP CONSTRAINT "tours_price_from_basis";--> statement-breakpoint
ALTER TABLE "tours" ALTER COLUMN "price_from_basis" SET DEFAULT 'person';--> statement-breakpoint
ALTER TABLE "circuits" ADD CONSTRAINT "circuits_price_from_basis" CHECK ("circuits"."price_from_basis" in ('person', 'double', 'single', 'group', 'service'));--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_price_from_basis" CHECK ("packages"."price_from_basis" in ('person', 'double', 'single', 'group', 'service'));--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_price_from_basis" CHECK ("tours"."price_from_basis" in ('person', 'double', 'single', 'group', 'service'));
--> statement-breakpoint
UPDATE "tours" SET "price_from_basis" = 'person' WHERE "price_from_basis" = 'double';--> statement-breakpoint
UPDATE "item_drafts" SET "fields" = jsonb_set("fields", '{priceFromBasis}', '"person"') FROM "catalogue_items" WHERE "catalogue_items"."id" = "item_drafts"."item_id" AND "catalogue_items"."kind" = 'tour' AND "fields" ->> 'priceFromBasis' = 'double';--> statement-breakpoint
UPDATE "binned_items" SET "content" = jsonb_set("content", '{tours,0,price_from_basis}', '"person"') WHERE "kind" = 'tour' AND "content" #>> '{tours,0,price_from_basis}' = 'double';--> statement-breakpoint
UPDATE "binned_items" SET "content" = jsonb_set("content", '{item_drafts,0,fields,priceFromBasis}', '"person"') WHERE "kind" = 'tour' AND "content" #>> '{item_drafts,0,fields,priceFromBasis}' = 'double';--> statement-breakpoint
UPDATE "item_versions" SET "item" = jsonb_set("item", '{priceFromBasis}', '"person"') WHERE "kind" = 'tour' AND "item" ->> 'priceFromBasis' = 'double';
