-- What the public may see. A tour, hotel or incentive needs an enabled destination, a package all
-- of its destinations, a circuit two of them. Six branches, so that a query for one kind reads one.
CREATE VIEW visible_items AS
  SELECT i.id, 'destination' AS kind FROM catalogue_items i
    WHERE i.kind = 'destination' AND i.status
  UNION ALL
  SELECT i.id, 'tour' FROM catalogue_items i
    JOIN tours t ON t.id = i.id JOIN catalogue_items d ON d.id = t.destination_id
    WHERE i.kind = 'tour' AND i.status AND d.status
  UNION ALL
  SELECT i.id, 'hotel' FROM catalogue_items i
    JOIN hotels h ON h.id = i.id JOIN catalogue_items d ON d.id = h.destination_id
    WHERE i.kind = 'hotel' AND i.status AND d.status
  UNION ALL
  SELECT i.id, 'incentive' FROM catalogue_items i
    JOIN incentives n ON n.id = i.id JOIN catalogue_items d ON d.id = n.destination_id
    WHERE i.kind = 'incentive' AND i.status AND d.status
  UNION ALL
  SELECT i.id, 'circuit' FROM catalogue_items i
    WHERE i.kind = 'circuit' AND i.status AND 2 <= (
      SELECT count(*) FROM item_destinations l JOIN catalogue_items d ON d.id = l.destination_id
      WHERE l.item_id = i.id AND d.status)
  UNION ALL
  SELECT i.id, 'package' FROM catalogue_items i
    WHERE i.kind = 'package' AND i.status AND NOT EXISTS (
      SELECT FROM item_destinations l JOIN catalogue_items d ON d.id = l.destination_id
      WHERE l.item_id = i.id AND NOT d.status);
--> statement-breakpoint
-- Effective tags: own ∪ (inherited − banned), inherited from enabled destinations.
CREATE VIEW effective_tags AS
  SELECT i.id AS item_id, i.kind, t.tag
    FROM catalogue_items i CROSS JOIN LATERAL unnest(i.tags) AS t(tag)
  UNION
  SELECT i.id, i.kind, t.tag
    FROM catalogue_items i
    JOIN (
      SELECT id AS item_id, destination_id FROM tours
      UNION ALL
      SELECT item_id, destination_id FROM item_destinations
    ) AS part ON part.item_id = i.id
    JOIN catalogue_items d ON d.id = part.destination_id AND d.status
    CROSS JOIN LATERAL unnest(d.tags) AS t(tag)
    WHERE NOT t.tag = ANY (i.banned_tags);
