-- The activity can be given to a role that may only add to it (docs/running.md, "A role that cannot rewrite the activity"):
-- what has to go from it goes through these two, with the rights of who owns them.

-- Deletes what is a year old, whatever it is asked: nobody gets rid of what was done of late.
CREATE FUNCTION purge_changes(before timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  DELETE FROM changes WHERE creation_date < least(before, now() - interval '364 days');
END $$;
--> statement-breakpoint
-- Takes a person out of it: what they did stays, and the name is gone.
CREATE FUNCTION forget_in_changes(person uuid, nobody text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE changes SET item_name = NULL WHERE kind = 'user' AND item_id = person AND item_name IS NOT NULL;
  UPDATE changes SET actor_name = nobody WHERE actor_id = person;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION purge_changes(timestamptz), forget_in_changes(uuid, text) FROM PUBLIC;
