ALTER TABLE "destinations" ADD COLUMN "peaks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_tours" ADD COLUMN "key_position" integer;--> statement-breakpoint
-- The enabled experiences that a circuit or package includes: with an itinerary, those in its days.
CREATE VIEW included_tours AS
  SELECT l.item_id, l.tour_id, l.position, l.key_position, t.months
    FROM item_tours l
    JOIN tours t ON t.id = l.tour_id
    JOIN catalogue_items i ON i.id = t.id
    JOIN catalogue_items d ON d.id = t.destination_id
    WHERE i.status AND d.status AND (
      NOT EXISTS (SELECT FROM itinerary_days y WHERE y.item_id = l.item_id)
      OR EXISTS (
        SELECT FROM itinerary_day_tours y WHERE y.item_id = l.item_id AND y.tour_id = l.tour_id));
--> statement-breakpoint
-- What says how good each month is; destinations and key experiences make the months, others close them.
CREATE OR REPLACE VIEW itinerary_seasons AS
  SELECT l.item_id, 'destination' AS kind, d.id AS part_id, d.months, true AS is_base, l.position
    FROM item_destinations l
    JOIN destinations d ON d.id = l.destination_id
    JOIN catalogue_items i ON i.id = d.id
    WHERE i.status AND d.months IS NOT NULL
  UNION ALL
  SELECT item_id, 'tour', tour_id, months, key_position IS NOT NULL, position
    FROM included_tours
    WHERE months IS NOT NULL;
--> statement-breakpoint
-- The worst of the base, at best good where it says nothing; a closed experience that is no key one makes it fair, and
-- where none is named, more than half of them closed close the month.
CREATE OR REPLACE VIEW itinerary_months AS
  SELECT item_id,
      CASE WHEN EXISTS (
        SELECT FROM included_tours k WHERE k.item_id = m.item_id AND k.key_position IS NOT NULL
      ) THEN kept ELSE counted END AS months
    FROM (
      SELECT item_id,
          array_agg(states[rank] ORDER BY month) AS kept,
          array_agg(states[CASE WHEN closed * 2 > told THEN 4 ELSE rank END] ORDER BY month) AS counted
        FROM (
          SELECT s.item_id, o.month, ARRAY['peak', 'good', 'fair', 'closed'] AS states,
              greatest(
                coalesce(
                  max(array_position(ARRAY['peak', 'good', 'fair', 'closed'], o.state))
                    FILTER (WHERE s.is_base),
                  2),
                CASE WHEN bool_or(NOT s.is_base AND o.state = 'closed') THEN 3 ELSE 1 END) AS rank,
              count(*) FILTER (WHERE s.kind = 'tour' AND o.state = 'closed') AS closed,
              count(*) FILTER (WHERE s.kind = 'tour') AS told
            FROM itinerary_seasons s
            CROSS JOIN LATERAL unnest(s.months) WITH ORDINALITY AS o(state, month)
            GROUP BY s.item_id, o.month
        ) AS each_month
        GROUP BY item_id
    ) AS m;
