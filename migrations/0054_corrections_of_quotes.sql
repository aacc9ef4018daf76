ALTER TABLE "quote_events" DROP CONSTRAINT "quote_events_kind";--> statement-breakpoint
ALTER TABLE "request_tokens" ADD COLUMN "mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_events" ADD COLUMN "fields" text[];--> statement-breakpoint
ALTER TABLE "quote_events" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_merged_into_quotes_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_merged" ON "quotes" USING btree ("merged_into") WHERE "quotes"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_kind" CHECK ("quote_events"."kind" in ('created', 'seen', 'state', 'assigned', 'note', 'reply', 'message', 'proposal', 'opened', 'changeAsked', 'acceptanceWithdrawn', 'edited', 'merged'));