CREATE TABLE "former_agents" (
	"agency_id" uuid NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "former_agents_agency_id_email_pk" PRIMARY KEY("agency_id","email")
);
--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "website_by_office" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "suggested" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "former_agents" ADD CONSTRAINT "former_agents_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_agents_email" ON "former_agents" USING btree ("email");