-- What search compares: composed first, so that "e" + U+0301 equals "é"; then without accents.
CREATE FUNCTION search_fold(source text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.fold(normalize(source, NFC)) $$;
--> statement-breakpoint
-- The name an item is found by in each language: its own, else the English one. Each row follows
-- from its item's texts alone: what is visible is asked when searching, so that no other item's
-- change can leave a row stale. A partition per language keeps each trigram index to one language.
CREATE TABLE search_names (
  item_id uuid NOT NULL REFERENCES catalogue_items (id) ON DELETE CASCADE,
  lang text NOT NULL,
  kind text NOT NULL,
  sequence bigint NOT NULL,
  name text NOT NULL,
  folded text NOT NULL,
  length integer NOT NULL,
  PRIMARY KEY (item_id, lang)
) PARTITION BY LIST (lang);
--> statement-breakpoint
CREATE TABLE search_names_es PARTITION OF search_names FOR VALUES IN ('es');
--> statement-breakpoint
CREATE TABLE search_names_en PARTITION OF search_names FOR VALUES IN ('en');
--> statement-breakpoint
CREATE TABLE search_names_pt PARTITION OF search_names FOR VALUES IN ('pt');
--> statement-breakpoint
-- Without fastupdate no search pays for a list of pending writes.
CREATE INDEX search_names_folded ON search_names USING gin (folded gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
-- Every tag ever given, once. Whether an item still has it is asked when searching.
CREATE TABLE search_tags (
  tag text PRIMARY KEY,
  folded text NOT NULL,
  length integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX search_tags_folded ON search_tags USING gin (folded gin_trgm_ops) WITH (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION store_search_names(ids uuid[]) RETURNS void
  LANGUAGE sql
  AS $$
    DELETE FROM search_names WHERE item_id = ANY (ids);
    INSERT INTO search_names (item_id, lang, kind, sequence, name, folded, length)
      SELECT i.id, l.lang, i.kind, i.sequence, d.name, search_fold(d.name), least(char_length(search_fold(d.name)), 255)
      FROM catalogue_items i
      CROSS JOIN unnest(ARRAY['es', 'en', 'pt']) AS l(lang)
      CROSS JOIN LATERAL (
        SELECT name FROM item_details
        WHERE item_id = i.id AND lang IN (l.lang, 'en')
        ORDER BY lang = l.lang DESC LIMIT 1
      ) AS d
      WHERE i.id = ANY (ids) AND i.kind IN ('destination', 'circuit', 'package', 'tour');
  $$;
--> statement-breakpoint
CREATE FUNCTION keep_search_names() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    PERFORM store_search_names(ARRAY(SELECT DISTINCT item_id FROM changed));
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER search_names_after_insert AFTER INSERT ON item_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_names();
--> statement-breakpoint
CREATE TRIGGER search_names_after_update AFTER UPDATE ON item_details
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_names();
--> statement-breakpoint
CREATE TRIGGER search_names_after_delete AFTER DELETE ON item_details
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_names();
--> statement-breakpoint
-- In the order of tags, so that two transactions with the same new tags wait and never deadlock.
CREATE FUNCTION keep_search_tags() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    INSERT INTO search_tags (tag, folded, length)
      SELECT DISTINCT t.tag, search_fold(t.tag), least(char_length(search_fold(t.tag)), 255)
      FROM changed CROSS JOIN LATERAL unnest(changed.tags) AS t(tag)
      WHERE NOT EXISTS (SELECT FROM search_tags s WHERE s.tag = t.tag)
      ORDER BY t.tag
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
--> statement-breakpoint
CREATE TRIGGER search_tags_after_insert AFTER INSERT ON catalogue_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_tags();
--> statement-breakpoint
CREATE TRIGGER search_tags_after_update AFTER UPDATE ON catalogue_items
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_tags();
--> statement-breakpoint
INSERT INTO search_tags (tag, folded, length)
  SELECT DISTINCT t.tag, search_fold(t.tag), least(char_length(search_fold(t.tag)), 255)
  FROM catalogue_items CROSS JOIN LATERAL unnest(tags) AS t(tag);
--> statement-breakpoint
SELECT store_search_names(ARRAY(SELECT id FROM catalogue_items));
--> statement-breakpoint
-- Patterns that find text with this keyword anywhere in it: wildcards in the keyword are literals,
-- and what has too few letters in a row for the trigram index is left to a plain comparison.
CREATE FUNCTION search_pattern(wanted text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT CASE WHEN wanted ~ '[[:alnum:]]{3}'
      THEN '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%' END
  $$;
--> statement-breakpoint
CREATE FUNCTION search_rank(folded text, wanted text) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (CASE WHEN folded = wanted THEN 0 WHEN starts_with(folded, wanted) THEN 1 ELSE 2 END)::double precision $$;
--> statement-breakpoint
-- Items, visible or not, whose name has a folded keyword in it, and how well: 0 equal, 1 at the
-- start, 2 inside.
CREATE FUNCTION search_by_name(wanted text, language text, among text[])
  RETURNS TABLE (item_id uuid, kind text, rank double precision, length integer, sequence bigint)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    pattern text := search_pattern(wanted);
  BEGIN
    IF pattern IS NULL THEN
      RETURN QUERY
        SELECT n.item_id, n.kind, search_rank(n.folded, wanted), n.length, n.sequence
        FROM search_names n
        WHERE n.lang = language AND n.kind = ANY (among) AND strpos(n.folded, wanted) > 0;
    ELSE
      RETURN QUERY
        SELECT n.item_id, n.kind, search_rank(n.folded, wanted), n.length, n.sequence
        FROM search_names n
        WHERE n.lang = language AND n.kind = ANY (among) AND n.folded LIKE pattern;
    END IF;
  END $$;
--> statement-breakpoint
-- Items whose name is similar to it: 6 - similarity, where that is at least `cutoff`. The planner
-- takes word similarity for cheap, though it is what a search spends its time on: the index first.
CREATE FUNCTION search_by_similar_name(wanted text, language text, among text[], cutoff real)
  RETURNS TABLE (item_id uuid, kind text, rank double precision, length integer, sequence bigint)
  LANGUAGE plpgsql SET enable_seqscan = off
  AS $$
  #variable_conflict use_column
  BEGIN
    IF show_trgm(wanted) = '{}' THEN RETURN; END IF;
    -- The operator compares doubles with singles: a little less, and the exact comparison after it.
    PERFORM set_config('pg_trgm.word_similarity_threshold', greatest(cutoff - 0.0001, 0)::text, true);
    RETURN QUERY
      SELECT s.item_id, s.kind, 6 - s.similarity, s.length, s.sequence
      FROM (
        SELECT n.*, word_similarity(wanted, n.folded) AS similarity
        FROM search_names n
        WHERE n.lang = language AND n.kind = ANY (among) AND wanted <% n.folded
        OFFSET 0
      ) AS s
      WHERE s.similarity >= cutoff;
  END $$;
--> statement-breakpoint
-- Items by effective tag: 3 equal, 4 inside, 6 - similarity; a cutoff over 1 leaves similarity
-- out. Tags of enabled destinations reach
-- what passes there, unless banned (the view effective_tags, from the tag's end).
CREATE FUNCTION search_by_tag(wanted text, among text[], cutoff real)
  RETURNS TABLE (item_id uuid, kind text, rank double precision, length integer, sequence bigint)
  LANGUAGE plpgsql
  AS $$
  #variable_conflict use_column
  DECLARE
    found_tags text[];
    ranks double precision[];
  BEGIN
    PERFORM set_config('pg_trgm.word_similarity_threshold', least(greatest(cutoff - 0.0001, 0), 1)::text, true);
    SELECT array_agg(s.tag), array_agg(s.rank) INTO found_tags, ranks
    FROM (
      SELECT t.tag, (CASE WHEN t.folded = wanted THEN 3 ELSE 4 END)::double precision AS rank
      FROM search_tags t WHERE strpos(t.folded, wanted) > 0
      UNION ALL
      SELECT t.tag, 6 - word_similarity(wanted, t.folded)
      FROM search_tags t
      WHERE cutoff <= 1 AND show_trgm(wanted) <> '{}' AND wanted <% t.folded
        AND word_similarity(wanted, t.folded) >= greatest(cutoff, 0.0001)
        AND strpos(t.folded, wanted) = 0
    ) AS s;
    IF found_tags IS NULL THEN RETURN; END IF;
    RETURN QUERY
      WITH tagged AS MATERIALIZED (
        SELECT i.id, i.kind, i.status, i.sequence, f.tag, f.rank
        FROM catalogue_items i
        CROSS JOIN LATERAL unnest(i.tags) AS own(tag)
        JOIN unnest(found_tags, ranks) AS f(tag, rank) ON f.tag = own.tag
        WHERE i.tags && found_tags
      ), part AS (
        SELECT t.id AS item_id, t.destination_id FROM tours t
        UNION ALL
        SELECT l.item_id, l.destination_id FROM item_destinations l
      )
      SELECT g.id, g.kind, g.rank, 0, g.sequence FROM tagged g WHERE g.kind = ANY (among)
      UNION ALL
      SELECT i.id, i.kind, g.rank, 0, i.sequence
      FROM tagged g
      JOIN part ON part.destination_id = g.id
      JOIN catalogue_items i ON i.id = part.item_id
      WHERE g.kind = 'destination' AND g.status AND i.kind = ANY (among)
        AND g.tag <> ALL (i.banned_tags);
  END $$;
--> statement-breakpoint
-- The ids of visible items that match, best first, at most `per_kind` of each kind: by rank, then
-- the shorter name, then the newer item. What is dear (tags, similarity, low similarity) is asked
-- only for kinds that what is cheap and ranks before it has not filled. Visibility is asked of the
-- best until there are enough. Planning anew would cost more than the search: plans are kept.
-- At a threshold of 0 everything is similar enough.
CREATE FUNCTION search_items(keyword text, language text, threshold real, per_kind integer)
  RETURNS TABLE (kind text, ids uuid[])
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan
  AS $$
  #variable_conflict use_column
  DECLARE
    wanted text := search_fold(keyword);
    remaining text[] := ARRAY['destination', 'circuit', 'package', 'tour'];
    cutoffs real[] := ARRAY[2, 2]::real[]
      || ARRAY(SELECT c FROM unnest(ARRAY[0.6, 0.3, 0.15]::real[]) AS c WHERE c > threshold) || threshold;
    last_stage integer := cardinality(cutoffs);
  BEGIN
    IF wanted = '' THEN RETURN; END IF;
    FOR stage IN 1 .. last_stage LOOP
      FOR kind, ids IN
        WITH candidates AS (
          SELECT * FROM search_by_name(wanted, language, remaining)
          UNION ALL
          SELECT * FROM search_by_tag(wanted, remaining, cutoffs[stage]) WHERE stage > 1
          UNION ALL
          SELECT * FROM search_by_similar_name(wanted, language, remaining, cutoffs[stage]) WHERE stage > 2
          UNION ALL
          SELECT n.item_id, n.kind, 6, n.length, n.sequence FROM search_names n
            WHERE cutoffs[stage] <= 0 AND n.lang = language AND n.kind = ANY (remaining)
        ), ranked AS MATERIALIZED (
          SELECT DISTINCT ON (c.item_id) c.* FROM candidates c ORDER BY c.item_id, c.rank, c.length
        )
        SELECT k.kind, ARRAY(
          SELECT s.item_id
          FROM (
            SELECT r.item_id, r.kind FROM ranked r WHERE r.kind = k.kind
            ORDER BY r.rank, r.length, r.sequence DESC OFFSET 0
          ) AS s
          WHERE (SELECT true FROM visible_items v WHERE v.id = s.item_id AND v.kind = s.kind)
          LIMIT per_kind
        )
        FROM unnest(remaining) AS k(kind)
      LOOP
        IF stage = last_stage OR cardinality(ids) >= per_kind THEN
          remaining := array_remove(remaining, kind);
          RETURN NEXT;
        END IF;
      END LOOP;
      EXIT WHEN cardinality(remaining) = 0;
    END LOOP;
  END $$;
--> statement-breakpoint
-- Whether a visible item has a term: the item itself for a name, any that owns it for a tag. A tag
-- that is inherited is the destination's own, and the destination is visible when it is enabled.
CREATE FUNCTION search_term_is_visible(named_item uuid, named_kind text, term text) RETURNS boolean
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF named_item IS NOT NULL THEN
      RETURN EXISTS (SELECT FROM visible_items v WHERE v.id = named_item AND v.kind = named_kind);
    END IF;
    RETURN EXISTS (
      SELECT FROM catalogue_items i
      WHERE i.tags @> ARRAY[term] AND i.kind IN ('destination', 'circuit', 'package', 'tour')
        AND (SELECT true FROM visible_items v WHERE v.id = i.id AND v.kind = i.kind)
    );
  END $$;
--> statement-breakpoint
-- The visible name or tag at the least edit distance from the keyword; of several the first by
-- folded text, then by text. Null when one equals the keyword, or when there is none at all.
-- A few terms, of `likely` items among them, give a distance that need not be exceeded; then all
-- terms within it are measured, nearest first, until one is visible. Texts count up to 255 folded
-- characters.
CREATE FUNCTION search_suggestion(keyword text, language text, likely uuid[]) RETURNS text
  LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan
  AS $$
  #variable_conflict use_column
  DECLARE
    wanted text := left(search_fold(keyword), 255);
    size integer := char_length(left(search_fold(keyword), 255));
    bound integer;
    nearest text;
    least integer;
  BEGIN
    IF wanted = '' THEN RETURN NULL; END IF;
    SELECT s.distance INTO bound
    FROM (
      SELECT t.*, levenshtein(wanted, left(t.folded, 255)) AS distance
      FROM (
        (SELECT n.item_id, n.kind, n.name, n.folded FROM search_names n
          WHERE n.lang = language AND n.item_id = ANY (likely))
        UNION ALL
        (SELECT n.item_id, n.kind, n.name, n.folded FROM search_names n
          WHERE n.lang = language ORDER BY abs(n.length - size) LIMIT 20)
        UNION ALL
        (SELECT NULL, NULL, t.tag, t.folded FROM search_tags t ORDER BY abs(t.length - size) LIMIT 100)
      ) AS t
      ORDER BY distance OFFSET 0
    ) AS s
    WHERE search_term_is_visible(s.item_id, s.kind, s.name)
    LIMIT 1;

    bound := coalesce(bound, 255);
    SELECT s.name, s.distance INTO nearest, least
    FROM (
      SELECT * FROM (
        SELECT n.item_id, n.kind, n.name, n.folded,
          levenshtein_less_equal(wanted, left(n.folded, 255), bound) AS distance
        FROM search_names n
        WHERE n.lang = language AND n.length BETWEEN size - bound AND size + bound
        UNION ALL
        SELECT NULL, NULL, t.tag, t.folded, levenshtein_less_equal(wanted, left(t.folded, 255), bound)
        FROM search_tags t
        WHERE t.length BETWEEN size - bound AND size + bound
        OFFSET 0
      ) AS t
      WHERE t.distance <= bound
      ORDER BY t.distance, t.folded COLLATE "C", t.name COLLATE "C" OFFSET 0
    ) AS s
    WHERE search_term_is_visible(s.item_id, s.kind, s.name)
    LIMIT 1;
    RETURN CASE WHEN least > 0 THEN nearest END;
  END $$;
