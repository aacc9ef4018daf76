CREATE TABLE "term_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"scope" jsonb DEFAULT '{"agencyIds":[],"audience":null,"countries":[],"minPax":null}'::jsonb NOT NULL,
	"default_at" timestamp (3) with time zone,
	"valid_days" integer,
	"payments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancellation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pay_how" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tax" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_state";--> statement-breakpoint
ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_kind";--> statement-breakpoint
ALTER TABLE "client_views" ADD COLUMN "markup" jsonb;--> statement-breakpoint
ALTER TABLE "client_views" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_views" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "amends_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "instalments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "hold_told" date;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "validity_told" date;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "unconfirmed_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "request_tokens" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "term_set_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_amends_id_proposals_id_fk" FOREIGN KEY ("amends_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_term_set_id_term_sets_id_fk" FOREIGN KEY ("term_set_id") REFERENCES "public"."term_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("state") WHERE "proposals"."state" in ('sent', 'accepted');--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn', 'cancelled'));--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_kind" CHECK ("quote_events"."kind" in ('created', 'seen', 'state', 'assigned', 'note', 'reply', 'message', 'proposal', 'opened', 'changeAsked', 'acceptanceWithdrawn'));