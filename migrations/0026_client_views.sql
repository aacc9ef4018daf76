CREATE TABLE "client_view_items" (
	"view_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "client_view_items_view_id_position_pk" PRIMARY KEY("view_id","position"),
	CONSTRAINT "client_view_items_entity_type" CHECK ("client_view_items"."entity_type" in ('destination', 'tour', 'circuit', 'package', 'hotel', 'incentive'))
);
--> statement-breakpoint
CREATE TABLE "client_view_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"view_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" uuid NOT NULL,
	"user_id" uuid,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"own_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"start_on" date,
	"travellers" text,
	"expires_on" date NOT NULL,
	"proposal_id" uuid,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "client_views_order" UNIQUE("sequence"),
	CONSTRAINT "client_views_lang" CHECK ("client_views"."lang" in ('es', 'en', 'pt')),
	CONSTRAINT "client_views_views" CHECK ("client_views"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "client_view_items" ADD CONSTRAINT "client_view_items_view_id_client_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."client_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_view_tokens" ADD CONSTRAINT "client_view_tokens_view_id_client_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."client_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_views" ADD CONSTRAINT "client_views_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_view_tokens_of" ON "client_view_tokens" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "client_views_of" ON "client_views" USING btree ("agency_id","sequence");--> statement-breakpoint
CREATE INDEX "client_views_proposal" ON "client_views" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "client_views_user" ON "client_views" USING btree ("user_id");