ALTER TABLE "agencies" ADD COLUMN "shares" text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "branches" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "manager" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "branch" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_shares" CHECK ("agencies"."shares" in ('all', 'own'));