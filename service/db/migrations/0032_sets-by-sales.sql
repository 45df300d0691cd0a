DROP INDEX "listings_by_set";--> statement-breakpoint
CREATE INDEX "listings_by_set" ON "listings" USING btree ("region_id","set_id","sold_num" desc,"prod_id");