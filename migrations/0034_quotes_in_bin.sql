ALTER TABLE "binned_items" DROP CONSTRAINT "binned_items_kind";--> statement-breakpoint
ALTER TABLE "binned_items" ADD CONSTRAINT "binned_items_kind" CHECK ("binned_items"."kind" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive', 'quote'));--> statement-breakpoint
-- The title of a proposal names travellers. What is in the bin may come back, and keeps it.
CREATE FUNCTION forget_proposals_in_changes() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE changes SET item_name = NULL
  WHERE kind = 'proposal' AND item_name IS NOT NULL
    AND NOT EXISTS (SELECT FROM proposals p WHERE p.id = changes.item_id)
    AND NOT EXISTS (
      SELECT FROM binned_items b WHERE b.kind = 'quote'
        AND b.content -> 'proposals' @> jsonb_build_array(jsonb_build_object('id', changes.item_id::text))
    );
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_proposals_in_changes() FROM PUBLIC;
