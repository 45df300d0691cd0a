-- Hand-written. The same as in 0004 from less work: names are ranked once for all regions, and beginnings that the same words have
-- share their lists.
CREATE OR REPLACE FUNCTION learn_beginnings() RETURNS void LANGUAGE plpgsql
	SET work_mem = '128MB' SET enable_nestloop = off SET enable_mergejoin = off AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4177003);
	DELETE FROM search_beginnings;
	WITH sold AS (
		SELECT prod_id, bit_or(1::bigint << no) AS places FROM listings JOIN regions USING (region_id) GROUP BY prod_id
	), named AS MATERIALIZED (
		-- From here on a name is its place among all, best first: a small number that sorts by itself.
		SELECT language, string_to_array(folded, ' ') AS words, places, term_id,
			row_number() OVER (ORDER BY weight DESC, term_id)::int AS turn
		FROM search_terms JOIN sold USING (prod_id) WHERE kind = 'product'
	), known AS (
		SELECT array_agg(term_id ORDER BY turn) AS ids FROM named
	), worded AS (
		SELECT language, left(word, 16) COLLATE "C" AS word, place = 1 AS leads, places, array_agg(turn) AS turns FROM (
			SELECT language, unnest(words) AS word, generate_subscripts(words, 1) AS place, places, turn FROM named
		) w WHERE word <> '' GROUP BY 1, 2, 3, 4
	), best AS MATERIALIZED (
		-- One more than is kept, to know whether these are all; distinct, since a name may have a word twice.
		SELECT language, word, leads, places, array(SELECT DISTINCT t FROM unnest(turns) t ORDER BY t LIMIT 61) AS turns FROM worded
	), begun AS MATERIALIZED (
		SELECT language, word, left(word, letters) AS beginning
		FROM (SELECT DISTINCT language, word FROM best) w CROSS JOIN generate_series(1, length(word)) letters
	), alike AS MATERIALIZED (
		-- The words with a beginning lie side by side, so the first and the last of them tell which they are.
		SELECT language, beginning, dense_rank() OVER (ORDER BY language, first, last) AS list,
			row_number() OVER (PARTITION BY language, first, last) = 1 AS once
		FROM (SELECT language, beginning, min(word) AS first, max(word) AS last FROM begun GROUP BY 1, 2) spans
	), members AS MATERIALIZED (
		SELECT list, language, word FROM alike JOIN begun USING (language, beginning) WHERE once
	), sets AS MATERIALIZED (
		SELECT places, region_id FROM (SELECT DISTINCT places FROM best) p JOIN regions ON places >> no & 1 = 1
	), listed AS (
		SELECT list, region_id, array_agg(turn) AS names, array_agg(turn) FILTER (WHERE leads) AS leaders FROM (
			SELECT list, region_id, leads, unnest(turns) AS turn
			FROM members JOIN best USING (language, word) JOIN sets USING (places)
		) l GROUP BY 1, 2
	), cut AS MATERIALIZED (
		SELECT list, region_id, array(SELECT DISTINCT t FROM unnest(names) t ORDER BY t LIMIT 61) AS names,
			array(SELECT DISTINCT t FROM unnest(leaders) t ORDER BY t LIMIT 61) AS leaders
		FROM listed
	), spelled AS MATERIALIZED (
		SELECT list, region_id,
			array(SELECT (SELECT ids FROM known)[t] FROM unnest(leaders[:60]) t ORDER BY t) AS name_ids, cardinality(leaders) <= 60 AS names_whole,
			array(SELECT (SELECT ids FROM known)[t] FROM unnest(names[:60]) t ORDER BY t) AS word_ids, cardinality(names) <= 60 AS words_whole
		FROM cut
	)
	INSERT INTO search_beginnings (region_id, language, beginning, name_ids, names_whole, word_ids, words_whole)
	SELECT region_id, language, beginning, name_ids, names_whole,
		CASE WHEN length(beginning) < 3 THEN '{}' ELSE word_ids END, length(beginning) < 3 OR words_whole
	FROM alike JOIN spelled USING (list)
	WHERE length(beginning) >= 3 OR name_ids <> '{}';
END $$;--> statement-breakpoint
-- As before (0001), but that most of what separates words is gone before they are taken apart.
CREATE OR REPLACE FUNCTION words_in(lines text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_remove(string_to_array(replace(replace(lines, E' \n ', ' '), E'\n', ' '), ' '), '')
$$;--> statement-breakpoint
-- As before (0030), but for how the words of all products are found.
CREATE OR REPLACE FUNCTION list_products(chosen bigint[]) RETURNS void LANGUAGE plpgsql
	SET plan_cache_mode = force_custom_plan SET work_mem = '128MB' SET enable_nestloop = on SET enable_mergejoin = on AS $$
BEGIN
	-- Two at once that learn the same word would each miss what the other has learned.
	PERFORM pg_advisory_xact_lock(4177003);
	-- The product, its stock and its prices hold still until the commit, so that no change falls between reading and writing.
	PERFORM 1 FROM products WHERE prod_id = ANY (chosen) ORDER BY prod_id FOR SHARE;
	PERFORM 1 FROM skus WHERE prod_id = ANY (chosen) ORDER BY sku_id FOR SHARE;
	PERFORM 1 FROM product_regions WHERE prod_id = ANY (chosen) ORDER BY region_id, prod_id FOR SHARE;
	-- How many words the texts have, the planner cannot know; with all products nothing may be looked up one by one.
	PERFORM set_config('enable_nestloop', CASE WHEN chosen IS NULL THEN 'off' ELSE 'on' END, true);
	-- Nor may millions of words be sorted, where a table of the mall's words in memory tells their numbers.
	PERFORM set_config('enable_mergejoin', CASE WHEN chosen IS NULL THEN 'off' ELSE 'on' END, true);
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
	), placed AS MATERIALIZED (
		SELECT r.prod_id, r.region_id, g.no, r.price, r.fee, r.cod_available, r.ship_from
		FROM product_regions r JOIN regions g USING (region_id) WHERE chosen IS NULL OR prod_id = ANY (chosen)
	), named AS MATERIALIZED (
		-- Product by product: what a text says twice is told apart within its few hundred words, not among those of all.
		SELECT prod_id, word, place FROM products CROSS JOIN LATERAL (
			SELECT word, min(place)::smallint AS place FROM (
				SELECT unnest(words_in(lines)) AS word, place
				FROM (VALUES (search_head, 0), (search_name, 1), (search_category, 2), (search_text, 3)) texts (lines, place)
			) w GROUP BY word
		) said WHERE on_shelf AND (chosen IS NULL OR prod_id = ANY (chosen))
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
		f.stocked_skus, p.search_name, array(SELECT unnest(w.word_ids) * 64 + r.no ORDER BY 1)
	FROM products p
	JOIN facets f USING (prod_id)
	JOIN placed r USING (prod_id)
	JOIN facet_sets s ON s.shop_id = f.shop_id AND coalesce(s.brand_id, 0) = coalesce(f.brand_id, 0)
		AND s.ship_from = r.ship_from AND s.category_ids = f.category_ids AND s.attr_value_ids = f.attr_value_ids
	LEFT JOIN spelled w USING (prod_id)
	-- What is found together lies together.
	ORDER BY r.region_id, f.category_ids, s.set_id, p.prod_id;
END $$;
