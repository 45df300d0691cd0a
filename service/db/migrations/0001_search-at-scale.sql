ALTER TABLE "products" ADD COLUMN "search_signs" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "search_signs" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_sold" ON "products" USING btree ("sold_num" desc,"prod_id");--> statement-breakpoint
CREATE INDEX "products_by_newest" ON "products" USING btree ("created_at" desc,"prod_id");--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating_avg" desc nulls last,"prod_id");--> statement-breakpoint
CREATE INDEX "products_search_signs" ON "products" USING gin ("search_signs");--> statement-breakpoint
CREATE INDEX "search_terms_signs" ON "search_terms" USING gin ("search_signs");--> statement-breakpoint
CREATE INDEX "search_terms_beginning" ON "search_terms" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "skus_in_stock" ON "skus" USING btree ("prod_id") WHERE "skus"."stock" > 0 and "skus"."enabled";--> statement-breakpoint
UPDATE "products" SET "search_signs" = array_to_tsvector(array(
	SELECT DISTINCT substr("search_text", place, size) FROM generate_series(1, length("search_text")) place, (VALUES (1), (2)) sizes(size)
	WHERE substr("search_text", place, size) ~ '^[一-鿿]+$' AND length(substr("search_text", place, size)) = size
));--> statement-breakpoint
UPDATE "search_terms" SET "search_signs" = array_to_tsvector(array(
	SELECT DISTINCT substr("folded", place, size) FROM generate_series(1, length("folded")) place, (VALUES (1), (2)) sizes(size)
	WHERE substr("folded", place, size) ~ '^[一-鿿]+$' AND length(substr("folded", place, size)) = size
));
