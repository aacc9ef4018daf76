CREATE TABLE "kit_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_rates" (
	"rate_id" uuid NOT NULL,
	"sheet" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"present" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_rates_rate_id_sheet_pk" PRIMARY KEY("rate_id","sheet")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "rates_view" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "rates_view_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "kit_links" ADD CONSTRAINT "kit_links_item_id_catalogue_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_links" ADD CONSTRAINT "kit_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kit_links_item" ON "kit_links" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "kit_links_user" ON "kit_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "kit_links_expiry" ON "kit_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shown_rates_changed" ON "shown_rates" USING btree ("sheet","changed_at");--> statement-breakpoint
CREATE INDEX "shown_rates_of_item" ON "shown_rates" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "shown_rates_gone" ON "shown_rates" USING btree ("changed_at") WHERE not "shown_rates"."present";--> statement-breakpoint
CREATE INDEX "rates_book_from" ON "rates" USING btree ("book_from") WHERE "rates"."book_from" is not null;--> statement-breakpoint
CREATE INDEX "rates_book_to" ON "rates" USING btree ("book_to") WHERE "rates"."book_to" is not null;