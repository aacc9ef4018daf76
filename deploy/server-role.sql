-- Gives a role what the server needs while it serves, and nothing that would let it rewrite the activity. Run it as the
-- owner of the database after each `nandu migrate`:
--   psql --set role=nandu_server --file deploy/server-role.sql nandu
-- The owner migrates (`DATABASE_URL` of the owner's); the server's own DATABASE_URL names this role.

GRANT USAGE ON SCHEMA public, pgboss, drizzle TO :"role";
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, pgboss TO :"role";
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO :"role";
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, pgboss TO :"role";
GRANT EXECUTE ON FUNCTION purge_changes(timestamptz), forget_in_changes(uuid, text), forget_proposals_in_changes() TO :"role";
REVOKE UPDATE, DELETE, TRUNCATE ON changes FROM :"role";
