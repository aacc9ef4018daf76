CREATE TABLE "work_changes" (
	"work_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"name" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"version" integer,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"found_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone NOT NULL,
	"undone" boolean DEFAULT false NOT NULL,
	"refusal" text,
	"sequence" bigserial NOT NULL,
	CONSTRAINT "work_changes_work_id_item_id_part_pk" PRIMARY KEY("work_id","item_id","part"),
	CONSTRAINT "work_changes_action" CHECK ("work_changes"."action" in ('add', 'edit', 'delete')),
	CONSTRAINT "work_changes_part" CHECK ("work_changes"."part" in ('item', 'draft'))
);
--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "undoable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "work_changes" ADD CONSTRAINT "work_changes_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_changes_of_item" ON "work_changes" USING btree ("item_id","left_at");