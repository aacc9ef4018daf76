-- 0037 changed the basis of experiences without a word to feeds: their readers would keep the old one.
UPDATE "shown_record" SET "at" = greatest(now(), "at" + interval '1 millisecond');--> statement-breakpoint
UPDATE "shown_items" SET "changed_at" = "shown_record"."at" FROM "shown_record", "tours" WHERE "tours"."id" = "shown_items"."item_id" AND "shown_items"."shown" AND "tours"."price_from_basis" = 'person';
