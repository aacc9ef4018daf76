-- What a visitor and the agency name a request by: eight characters of Crockford's base 32, none of
-- which is taken for another when it is read out. The last eight bytes of a random uuid are random
-- in their lower five bits.
CREATE FUNCTION public.random_reference() RETURNS text
  LANGUAGE sql VOLATILE
  AS $$
    SELECT pg_catalog.left(letters, 4) || '-' || pg_catalog.right(letters, 4)
    FROM (
      SELECT pg_catalog.string_agg(
        pg_catalog.substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + pg_catalog.get_byte(bytes, place) % 32, 1), ''
      ) AS letters
      FROM (SELECT pg_catalog.uuid_send(pg_catalog.gen_random_uuid()) AS bytes) AS drawn,
        pg_catalog.generate_series(8, 15) AS place
    ) AS joined
  $$;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reference" text DEFAULT random_reference() NOT NULL;--> statement-breakpoint
-- Each row that was there has drawn one of its own; of two that drew the same the later draws again.
DO $$
BEGIN
  LOOP
    UPDATE quotes SET reference = random_reference()
      WHERE EXISTS (
        SELECT FROM quotes AS earlier
        WHERE earlier.reference = quotes.reference AND earlier.sequence < quotes.sequence
      );
    EXIT WHEN NOT FOUND;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reference_unique" UNIQUE("reference");
--> statement-breakpoint
-- What a repeated request is answered has the reference too.
UPDATE idempotency_keys
  SET answer = answer || jsonb_build_object('reference', quotes.reference)
  FROM quotes
  WHERE operation = 'createQuote' AND quotes.id = (answer ->> 'id')::uuid;
