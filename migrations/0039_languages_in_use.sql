ALTER TABLE "item_details" DROP CONSTRAINT "item_details_lang";--> statement-breakpoint
ALTER TABLE "client_views" DROP CONSTRAINT "client_views_lang";--> statement-breakpoint
ALTER TABLE "missed_searches" DROP CONSTRAINT "missed_searches_lang";--> statement-breakpoint
ALTER TABLE "translations" DROP CONSTRAINT "translations_lang";--> statement-breakpoint
ALTER TABLE "itinerary_day_texts" DROP CONSTRAINT "itinerary_day_texts_lang";--> statement-breakpoint
ALTER TABLE "news_readers" DROP CONSTRAINT "news_readers_lang";--> statement-breakpoint
ALTER TABLE "kept_proposals" DROP CONSTRAINT "kept_proposals_lang";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_lang";--> statement-breakpoint
ALTER TABLE "marketing_consents" DROP CONSTRAINT "marketing_consents_lang";--> statement-breakpoint
ALTER TABLE "page_details" DROP CONSTRAINT "page_details_lang";--> statement-breakpoint
ALTER TABLE "agencies" DROP CONSTRAINT "agencies_lang";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_lang";--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "languages" jsonb DEFAULT '{"default":"es","source":"en","list":[{"code":"es","state":"public"},{"code":"en","state":"public"},{"code":"pt","state":"public"}]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "item_details" ADD CONSTRAINT "item_details_lang" CHECK ("item_details"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_lang" CHECK ("client_views"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_lang" CHECK ("missed_searches"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_lang" CHECK ("translations"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "itinerary_day_texts" ADD CONSTRAINT "itinerary_day_texts_lang" CHECK ("itinerary_day_texts"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_lang" CHECK ("news_readers"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "kept_proposals" ADD CONSTRAINT "kept_proposals_lang" CHECK ("kept_proposals"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_lang" CHECK ("quotes"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_lang" CHECK ("marketing_consents"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "page_details" ADD CONSTRAINT "page_details_lang" CHECK ("page_details"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_lang" CHECK ("agencies"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_lang" CHECK ("users"."lang" ~ '^[a-z]{2}$');--> statement-breakpoint
CREATE FUNCTION languages_in_use() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array(SELECT each ->> 'code' FROM site, jsonb_array_elements(languages -> 'list') WITH ORDINALITY AS list (each, place) ORDER BY place)
$$;--> statement-breakpoint
CREATE FUNCTION translation_languages() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(languages_in_use(), languages ->> 'source') FROM site
$$;--> statement-breakpoint
-- An edit replaces the texts in the languages in use; texts in the others stay as they are stored.
CREATE FUNCTION keep_texts_out_of_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  in_use text[] := languages_in_use();
  name text;
  kept jsonb;
BEGIN
  FOREACH name IN ARRAY tg_argv LOOP
    kept := (to_jsonb(old) -> name) - in_use;
    IF kept <> '{}' THEN
      new := jsonb_populate_record(new, jsonb_build_object(name, kept || (to_jsonb(new) -> name)));
    END IF;
  END LOOP;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF price_note ON circuits FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('price_note');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF price_note ON packages FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('price_note');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF price_note ON tours FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('price_note');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF alt, caption ON media FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('alt', 'caption');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF names, intro ON categories FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('names', 'intro');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF names, intro ON countries FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('names', 'intro');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF names, intro ON regions FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('names', 'intro');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF names ON tag_names FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('names');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF texts ON quote_templates FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('texts');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF texts ON site_texts FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('texts');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF slogan, area ON site FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('slogan', 'area');--> statement-breakpoint
CREATE TRIGGER keep_texts_out_of_use BEFORE UPDATE OF cancellation, remarks ON rates FOR EACH ROW EXECUTE FUNCTION keep_texts_out_of_use('cancellation', 'remarks');
