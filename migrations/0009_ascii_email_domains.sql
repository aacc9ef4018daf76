-- E-mails are stored with their domain as DNS knows it, so that one mailbox is written in one way.
-- This brings older rows to that form: compatibility characters as Unicode says (NFKC), then
-- Punycode (RFC 3492) label by label. A row whose new form another user has is left as it is.
CREATE FUNCTION "ascii_label"("label" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
	points constant int[] := array(
		SELECT ascii(letter) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS letters(letter, place) ORDER BY place
	);
	written text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
	done int := length(written);
	basic constant int := done;
	bound int := 128;
	delta int := 0;
	bias int := 72;
	next_bound int;
	point int;
	rest int;
	step int;
	threshold int;
BEGIN
	IF done = length(label) THEN RETURN label; END IF;
	IF done > 0 THEN written := written || '-'; END IF;
	WHILE done < length(label) LOOP
		SELECT min(each) INTO next_bound FROM unnest(points) AS each WHERE each >= bound;
		delta := delta + (next_bound - bound) * (done + 1);
		bound := next_bound;
		FOREACH point IN ARRAY points LOOP
			IF point < bound THEN delta := delta + 1; END IF;
			CONTINUE WHEN point <> bound;
			rest := delta;
			step := 36;
			LOOP
				threshold := greatest(1, least(26, step - bias));
				EXIT WHEN rest < threshold;
				written := written || substr(digits, threshold + (rest - threshold) % (36 - threshold) + 1, 1);
				rest := (rest - threshold) / (36 - threshold);
				step := step + 36;
			END LOOP;
			written := written || substr(digits, rest + 1, 1);
			delta := CASE WHEN done = basic THEN delta / 700 ELSE delta / 2 END;
			delta := delta + delta / (done + 1);
			step := 0;
			WHILE delta > 455 LOOP
				delta := delta / 35;
				step := step + 36;
			END LOOP;
			bias := step + 36 * delta / (delta + 38);
			delta := 0;
			done := done + 1;
		END LOOP;
		delta := delta + 1;
		bound := bound + 1;
	END LOOP;
	RETURN 'xn--' || written;
END $$;--> statement-breakpoint
WITH "wanted" AS (
	SELECT "id", split_part("email", '@', 1) || '@' || (
		SELECT string_agg("ascii_label"("label"), '.' ORDER BY "place")
		FROM regexp_split_to_table(lower(normalize(split_part("email", '@', 2), NFKC)), '\.') WITH ORDINALITY AS "labels"("label", "place")
	) AS "email", "sequence"
	FROM "users" WHERE "email" ~ '[^\x01-\x7f]'
)
UPDATE "users" SET "email" = "wanted"."email" FROM "wanted"
WHERE "users"."id" = "wanted"."id"
	AND length("wanted"."email") <= 254
	AND NOT EXISTS (SELECT 1 FROM "users" AS "other" WHERE "other"."email" = "wanted"."email")
	AND NOT EXISTS (
		SELECT 1 FROM "wanted" AS "earlier"
		WHERE "earlier"."email" = "wanted"."email" AND "earlier"."sequence" < "wanted"."sequence"
	);--> statement-breakpoint
DROP FUNCTION "ascii_label"(text);
