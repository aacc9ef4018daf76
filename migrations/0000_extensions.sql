CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
-- Lower case without accents: what search compares. unaccent() is only STABLE because its
-- dictionary could be replaced; ours never is, so an index may hold the result. Names carry their
-- schema because pg_dump and autovacuum run with an empty search_path.
CREATE FUNCTION public.fold(source text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, source)) $$;
