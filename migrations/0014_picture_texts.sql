ALTER TABLE "media" DROP CONSTRAINT "media_owner_kind";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "alt" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "caption" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" double precision;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" double precision;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focus" CHECK ("media"."focus_x" between 0 and 1 and "media"."focus_y" between 0 and 1);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_kind" CHECK ("media"."owner_kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'banner'));