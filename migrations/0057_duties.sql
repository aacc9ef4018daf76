ALTER TABLE "api_keys" ADD COLUMN "maker_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "duties" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("maker_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_duties_of_admin" CHECK ("users"."duties" is null or "users"."role" = 'admin');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_duties" CHECK ("users"."duties" <@ array['catalogue', 'publish', 'requests', 'rates', 'trade', 'site', 'privacy', 'team']);