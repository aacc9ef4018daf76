-- Whatever commits a change of the catalogue says so to every instance, whoever wrote it.
CREATE FUNCTION notify_catalogue_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM pg_notify('catalogue_changed', '');
    RETURN NULL;
  END $$;
--> statement-breakpoint
DO $$
DECLARE
  changing text;
BEGIN
  FOREACH changing IN ARRAY ARRAY[
    'catalogue_items', 'item_details', 'media', 'item_destinations', 'item_tours', 'item_hotels',
    'destinations', 'tours', 'circuits', 'packages', 'hotels', 'incentives',
    'categories', 'countries', 'regions', 'settings'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER notify_catalogue_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changed()', changing);
  END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE catalogue_version;
