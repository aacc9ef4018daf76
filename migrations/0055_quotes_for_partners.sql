CREATE TABLE "shown_quotes" (
	"quote_id" uuid NOT NULL,
	"agency_id" uuid NOT NULL,
	"present" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_quotes_quote_id_agency_id_pk" PRIMARY KEY("quote_id","agency_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes";--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_origin";--> statement-breakpoint
CREATE INDEX "shown_quotes_changed" ON "shown_quotes" USING btree ("agency_id","changed_at");--> statement-breakpoint
CREATE INDEX "shown_quotes_gone" ON "shown_quotes" USING btree ("changed_at") WHERE not "shown_quotes"."present";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes" CHECK ("api_keys"."scopes" <@ array['catalogue:read', 'rates:read', 'quotes:read', 'quotes:write']);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_origin" CHECK ("quotes"."origin" in ('form', 'partner', 'email', 'phone', 'whatsapp', 'fair', 'other'));--> statement-breakpoint
-- The moment of what a transaction writes into the record of what is shown: one for all its quotes, and later than all before.
CREATE FUNCTION moment_of_shown_quotes() RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE moment timestamptz(3) := nullif(current_setting('nandu.shown_quotes_at', true), '');
BEGIN
  IF moment IS NULL THEN
    UPDATE shown_record SET at = greatest(clock_timestamp(), at + interval '1 millisecond') RETURNING at INTO moment;
    PERFORM set_config('nandu.shown_quotes_at', moment::text, true);
  END IF;
  RETURN moment;
END $$;--> statement-breakpoint
CREATE FUNCTION record_shown_quote(quote uuid, agency uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shown_quotes (quote_id, agency_id, present, changed_at)
  VALUES (quote, agency, EXISTS (SELECT 1 FROM quotes WHERE id = quote AND agency_id = agency), moment_of_shown_quotes())
  ON CONFLICT (quote_id, agency_id) DO UPDATE SET present = excluded.present, changed_at = excluded.changed_at;
$$;--> statement-breakpoint
CREATE FUNCTION record_shown_quotes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP <> 'INSERT' AND old.agency_id IS NOT NULL THEN
    PERFORM record_shown_quote(old.id, old.agency_id);
  END IF;
  IF TG_OP <> 'DELETE' AND new.agency_id IS NOT NULL AND (TG_OP = 'INSERT' OR new.agency_id IS DISTINCT FROM old.agency_id) THEN
    PERFORM record_shown_quote(new.id, new.agency_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION record_proposals_of_shown_quotes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM record_shown_quote(id, agency_id) FROM quotes WHERE id = old.quote_id AND agency_id IS NOT NULL;
  END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR new.quote_id IS DISTINCT FROM old.quote_id) THEN
    PERFORM record_shown_quote(id, agency_id) FROM quotes WHERE id = new.quote_id AND agency_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred, for whoever writes into the record holds it until the commit.
CREATE CONSTRAINT TRIGGER record_shown_quotes_come_and_gone AFTER INSERT OR DELETE ON quotes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_shown_quotes();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER record_shown_quotes_changed AFTER UPDATE ON quotes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((old.agency_id, old.reference, old.client_reference, old.state, old.due_at)
    IS DISTINCT FROM (new.agency_id, new.reference, new.client_reference, new.state, new.due_at))
  EXECUTE FUNCTION record_shown_quotes();--> statement-breakpoint
-- Drafts are in no feed: a proposal has a version once it is sent.
CREATE CONSTRAINT TRIGGER record_shown_proposals_come AFTER INSERT ON proposals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.version IS NOT NULL) EXECUTE FUNCTION record_proposals_of_shown_quotes();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER record_shown_proposals_gone AFTER DELETE ON proposals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (old.version IS NOT NULL) EXECUTE FUNCTION record_proposals_of_shown_quotes();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER record_shown_proposals_changed AFTER UPDATE ON proposals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.version IS NOT NULL AND (old.quote_id, old.version, old.state, old.valid_until)
    IS DISTINCT FROM (new.quote_id, new.version, new.state, new.valid_until))
  EXECUTE FUNCTION record_proposals_of_shown_quotes();--> statement-breakpoint
INSERT INTO shown_quotes (quote_id, agency_id, present, changed_at)
  SELECT id, agency_id, true, (SELECT at FROM shown_record) FROM quotes WHERE agency_id IS NOT NULL;
