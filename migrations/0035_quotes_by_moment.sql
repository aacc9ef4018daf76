DROP INDEX "quotes_by_age";--> statement-breakpoint
DROP INDEX "quotes_agency";--> statement-breakpoint
DROP INDEX "quotes_state";--> statement-breakpoint
CREATE INDEX "quotes_by_moment" ON "quotes" USING btree ("creation_date","sequence");--> statement-breakpoint
CREATE INDEX "quotes_of_agency" ON "quotes" USING btree ("agency_id","creation_date","sequence");--> statement-breakpoint
CREATE INDEX "quotes_in_state" ON "quotes" USING btree ("state","creation_date","sequence");