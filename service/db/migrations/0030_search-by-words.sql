-- Hand-written but for the columns: a word is kept with the place where it stands, and the stem of a word is known to an index.
ALTER TABLE "search_words" DROP CONSTRAINT "search_words_once";--> statement-breakpoint
DELETE FROM "search_words";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "place" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_head" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the forms of a word have in common, with its language before it; the word itself in a language without a dictionary, and
-- where so little is left that other words would have it, too ("ça" of "çadır" and "çanta").
CREATE FUNCTION stem_of(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT language || ':' || CASE WHEN length(stem) > 2 THEN stem ELSE word END FROM (SELECT (CASE language
		WHEN 'en' THEN ts_lexize('pg_catalog.english_stem', word) WHEN 'tr' THEN ts_lexize('pg_catalog.turkish_stem', word)
		WHEN 'ru' THEN ts_lexize('pg_catalog.russian_stem', word) WHEN 'pt' THEN ts_lexize('pg_catalog.portuguese_stem', word)
	END)[1]) stemmed (stem)
$$;--> statement-breakpoint
CREATE INDEX "search_terms_stem" ON "search_terms" USING btree (stem_of("language", "content")) WHERE "search_terms"."kind" = 'word';--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "in_name";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_once" UNIQUE("word","place");--> statement-breakpoint
-- As before (0001), but for the places of the words.
CREATE OR REPLACE FUNCTION list_products(chosen bigint[]) RETURNS void LANGUAGE plpgsql
	SET plan_cache_mode = force_custom_plan SET work_mem = '128MB' SET enable_nestloop = on AS $$
BEGIN
	-- Two at once that learn the same word would each miss what the other has learned.
	PERFORM pg_advisory_xact_lock(4177003);
	-- The product, its stock and its prices hold still until the commit, so that no change falls between reading and writing.
	PERFORM 1 FROM products WHERE prod_id = ANY (chosen) ORDER BY prod_id FOR SHARE;
	PERFORM 1 FROM skus WHERE prod_id = ANY (chosen) ORDER BY sku_id FOR SHARE;
	PERFORM 1 FROM product_regions WHERE prod_id = ANY (chosen) ORDER BY region_id, prod_id FOR SHARE;
	-- How many words the texts have, the planner cannot know; with all products nothing may be looked up one by one.
	PERFORM set_config('enable_nestloop', CASE WHEN chosen IS NULL THEN 'off' ELSE 'on' END, true);
	DELETE FROM listings WHERE chosen IS NULL OR prod_id = ANY (chosen);

	WITH facets AS MATERIALIZED (SELECT * FROM product_facets WHERE chosen IS NULL OR prod_id = ANY (chosen))
	INSERT INTO facet_sets (shop_id, brand_id, ship_from, category_ids, attr_value_ids)
	SELECT DISTINCT f.shop_id, f.brand_id, r.ship_from, f.category_ids, f.attr_value_ids
	FROM facets f JOIN product_regions r USING (prod_id)
	WHERE NOT EXISTS (
		SELECT 1 FROM facet_sets s WHERE s.shop_id = f.shop_id AND coalesce(s.brand_id, 0) = coalesce(f.brand_id, 0)
			AND s.ship_from = r.ship_from AND s.category_ids = f.category_ids AND s.attr_value_ids = f.attr_value_ids
	);

	WITH facets AS MATERIALIZED (
		SELECT * FROM product_facets WHERE chosen IS NULL OR prod_id = ANY (chosen)
	), named AS MATERIALIZED (
		SELECT prod_id, word, min(place)::smallint AS place FROM (
			SELECT prod_id, unnest(words_in(lines)) AS word, place FROM products
			CROSS JOIN LATERAL (VALUES (search_head, 0), (search_name, 1), (search_category, 2), (search_text, 3)) texts (lines, place)
			WHERE on_shelf AND (chosen IS NULL OR prod_id = ANY (chosen))
		) texts GROUP BY prod_id, word
	), learned AS (
		INSERT INTO search_words (word, place, signs)
		SELECT word, place, signs_in(word) FROM (SELECT DISTINCT word, place FROM named) n
		WHERE NOT EXISTS (SELECT 1 FROM search_words k WHERE k.word = n.word AND k.place = n.place)
		RETURNING word_id, word, place
	), spelled AS (
		SELECT prod_id, array_agg(word_id) AS word_ids FROM named JOIN (
			SELECT word_id, word, place FROM search_words UNION ALL SELECT word_id, word, place FROM learned
		) known USING (word, place) GROUP BY prod_id
	)
	INSERT INTO listings (prod_id, region_id, set_id, price, sold_num, rating_avg, created_at, free, cod_available,
		stocked_skus, search_name, words)
	SELECT p.prod_id, r.region_id, s.set_id, r.price, p.sold_num, p.rating_avg, p.created_at, r.fee = 0, r.cod_available,
		f.stocked_skus, p.search_name, array(SELECT word_id * 64 + g.no FROM unnest(w.word_ids) word_id ORDER BY 1)
	FROM products p
	JOIN facets f USING (prod_id)
	JOIN product_regions r USING (prod_id)
	JOIN regions g ON g.region_id = r.region_id
	JOIN facet_sets s ON s.shop_id = f.shop_id AND coalesce(s.brand_id, 0) = coalesce(f.brand_id, 0)
		AND s.ship_from = r.ship_from AND s.category_ids = f.category_ids AND s.attr_value_ids = f.attr_value_ids
	LEFT JOIN spelled w USING (prod_id)
	-- What is found together lies together.
	ORDER BY r.region_id, f.category_ids, s.set_id, p.prod_id;
END $$;--> statement-breakpoint
DROP TRIGGER listing_again ON products;--> statement-breakpoint
CREATE TRIGGER listing_again AFTER UPDATE OF on_shelf, shop_id, brand_id, search_head, search_name, search_category, search_text ON products FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
SELECT list_products(NULL);
