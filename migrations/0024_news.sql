CREATE TABLE "news_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"since" timestamp (3) with time zone,
	"read_to" timestamp (3) with time zone,
	"digest" boolean DEFAULT false NOT NULL,
	"digest_since" timestamp (3) with time zone,
	"lang" text,
	CONSTRAINT "news_readers_lang" CHECK ("news_readers"."lang" in ('es', 'en', 'pt'))
);
--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "prices_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "rates" ADD COLUMN "stop_sales_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "news_readers" ADD CONSTRAINT "news_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_readers_digest" ON "news_readers" USING btree ("digest_since") WHERE "news_readers"."digest";--> statement-breakpoint
UPDATE "rates" SET "prices_at" = "updated_at";