CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"version" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"valid_until" date,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"answer" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "proposals_version" UNIQUE("quote_id","version"),
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('draft', 'sent', 'accepted', 'declined', 'expired', 'superseded', 'withdrawn')),
	CONSTRAINT "proposals_numbered" CHECK (("proposals"."version" is null) = ("proposals"."state" = 'draft'))
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"quote_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"kind" text NOT NULL,
	"state" text,
	"reason" text,
	"assignee_id" uuid,
	"subject" text,
	"text" text,
	"from_whom" text,
	"channel" text,
	"proposal_id" uuid,
	"version" integer,
	"proposal_state" text,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "quote_events_kind" CHECK ("quote_events"."kind" in ('created', 'seen', 'state', 'assigned', 'note', 'reply', 'message', 'proposal', 'opened'))
);
--> statement-breakpoint
CREATE TABLE "quote_items" (
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text,
	CONSTRAINT "quote_items_quote_id_position_pk" PRIMARY KEY("quote_id","position"),
	CONSTRAINT "quote_items_entity_type" CHECK ("quote_items"."entity_type" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'))
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"proposal_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "quotes_text";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "entity_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "entity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "entity_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "client_reference" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "origin" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "wishes" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "destination_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "last_from" text DEFAULT 'visitor';--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "answer_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "overdue_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "follow_up_note" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "follow_up_told" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "moved_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_items" ADD CONSTRAINT "quote_items_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tokens" ADD CONSTRAINT "request_tokens_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_tokens" ADD CONSTRAINT "request_tokens_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposals_of" ON "proposals" USING btree ("quote_id","sequence");--> statement-breakpoint
CREATE INDEX "quote_events_of" ON "quote_events" USING btree ("quote_id","sequence");--> statement-breakpoint
CREATE INDEX "quote_items_entity" ON "quote_items" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "request_tokens_of" ON "request_tokens" USING btree ("quote_id");--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quotes_assignee" ON "quotes" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "quotes_state" ON "quotes" USING btree ("state","sequence");--> statement-breakpoint
CREATE INDEX "quotes_due" ON "quotes" USING btree ("due_at") WHERE "quotes"."state" = 'new' and "quotes"."overdue_told_at" is null;--> statement-breakpoint
CREATE INDEX "quotes_follow_up" ON "quotes" USING btree ("follow_up_on") WHERE "quotes"."follow_up_on" is not null;--> statement-breakpoint
CREATE INDEX "quotes_text" ON "quotes" USING gin (fold("reference" || ' ' || "name" || ' ' || coalesce("email", '') || ' ' || coalesce("entity_name", '') || ' ' || "message") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_entity_whole" CHECK (("quotes"."entity_id" is null) = ("quotes"."entity_type" is null));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_state_known" CHECK ("quotes"."state" in ('new', 'contacted', 'quoting', 'sent', 'won', 'lost', 'archived'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reason" CHECK (("quotes"."reason" is not null) = ("quotes"."state" = 'lost'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_reason_known" CHECK ("quotes"."reason" in ('price', 'dates', 'availability', 'competitor', 'unanswered', 'postponed', 'duplicate', 'spam', 'other'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_occasion" CHECK ("quotes"."occasion" in ('leisure', 'honeymoon', 'family', 'friends', 'incentive', 'convention', 'study', 'other'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_channel" CHECK ("quotes"."channel" in ('email', 'phone', 'whatsapp'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_origin" CHECK ("quotes"."origin" in ('form', 'email', 'phone', 'whatsapp', 'fair', 'other'));--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_last_from" CHECK ("quotes"."last_from" in ('visitor', 'agency'));--> statement-breakpoint
-- Requests that were there begin their timelines; what is overdue already is no news that anybody waits for.
UPDATE "quotes" SET "moved_at" = "creation_date", "answer_due_at" = "due_at",
  "overdue_told_at" = CASE WHEN "due_at" < now() THEN now() END;--> statement-breakpoint
INSERT INTO "quote_events" ("quote_id", "at", "kind")
  SELECT "id", "creation_date", 'created' FROM "quotes" ORDER BY "sequence";
