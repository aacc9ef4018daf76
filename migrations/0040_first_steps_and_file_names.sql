ALTER TABLE "media" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_steps_hidden" boolean DEFAULT false NOT NULL;