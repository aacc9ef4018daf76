ALTER TABLE "item_versions" DROP CONSTRAINT "item_versions_kind";--> statement-breakpoint
ALTER TABLE "binned_items" DROP CONSTRAINT "binned_items_kind";--> statement-breakpoint
ALTER TABLE "item_versions" ADD CONSTRAINT "item_versions_kind" CHECK ("item_versions"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'rate'));--> statement-breakpoint
ALTER TABLE "binned_items" ADD CONSTRAINT "binned_items_kind" CHECK ("binned_items"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'rate', 'quote'));