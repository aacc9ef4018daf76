ALTER TABLE "shown_items" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shown_items" ADD COLUMN "months" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shown_items" ADD COLUMN "places" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What is public now; of what is gone already nothing can be known.
UPDATE shown_items s SET
  tags = array(SELECT tag FROM effective_tags WHERE item_id = s.item_id),
  months = array(
    SELECT month.place::smallint FROM (
      SELECT months FROM destinations WHERE id = s.item_id
      UNION ALL SELECT months FROM tours WHERE id = s.item_id
      UNION ALL SELECT months FROM hotels WHERE id = s.item_id
      UNION ALL SELECT months FROM itinerary_months WHERE item_id = s.item_id
    ) AS own, unnest(own.months) WITH ORDINALITY AS month(state, place)
    WHERE month.state IN ('peak', 'good')
  ),
  places = array(
    SELECT destination_id FROM tours WHERE id = s.item_id
    UNION SELECT destination_id FROM hotels WHERE id = s.item_id
    UNION SELECT destination_id FROM incentives WHERE id = s.item_id
    UNION SELECT destination_id FROM item_destinations WHERE item_id = s.item_id
    UNION SELECT region_id FROM destinations WHERE id = s.item_id
  )
  WHERE s.shown;
