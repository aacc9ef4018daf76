CREATE TABLE "shown_items" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shown" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"turns" timestamp (3) with time zone[] NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "shown_items_kind" CHECK ("shown_items"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'))
);
--> statement-breakpoint
CREATE TABLE "shown_record" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"known_from" timestamp (3) with time zone,
	CONSTRAINT "shown_record_one_row" CHECK ("shown_record"."id" = 1)
);
--> statement-breakpoint
CREATE INDEX "shown_items_changed" ON "shown_items" USING btree ("kind","changed_at");--> statement-breakpoint
CREATE INDEX "shown_items_gone" ON "shown_items" USING btree ("changed_at") WHERE not "shown_items"."shown";--> statement-breakpoint
INSERT INTO shown_record (at) VALUES (now());
--> statement-breakpoint
INSERT INTO shown_items (item_id, kind, shown, changed_at, turns, names)
SELECT v.id, v.kind, true, r.at, ARRAY[r.at], coalesce((
  SELECT jsonb_object_agg(lang, name) FROM item_details WHERE item_id = v.id
), '{}')
FROM visible_items v, shown_record r;
