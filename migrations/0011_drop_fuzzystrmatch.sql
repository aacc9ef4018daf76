-- Nothing uses it since the search is in memory. It stays where it is not ours to drop.
DO $$
BEGIN
  DROP EXTENSION IF EXISTS fuzzystrmatch;
EXCEPTION
  WHEN insufficient_privilege OR dependent_objects_still_exist THEN NULL;
END $$;
