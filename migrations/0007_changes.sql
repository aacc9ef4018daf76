CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"creation_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"operation" text NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"item_id" uuid,
	"item_name" text,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "changes_action" CHECK ("changes"."action" in ('add', 'edit', 'delete'))
);
--> statement-breakpoint
CREATE INDEX "changes_by_age" ON "changes" USING btree ("sequence");--> statement-breakpoint
CREATE INDEX "changes_of_item" ON "changes" USING btree ("item_id","sequence");--> statement-breakpoint
CREATE INDEX "changes_of_actor" ON "changes" USING btree ("actor_id","sequence");--> statement-breakpoint
CREATE INDEX "changes_expiry" ON "changes" USING btree ("creation_date");