CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"prod_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"saved_price" bigint,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "favourites_user_id_prod_id_pk" PRIMARY KEY("user_id","prod_id"),
	CONSTRAINT "favourites_price" CHECK ("favourites"."saved_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"browse_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "footprints_browse_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"prod_id" bigint NOT NULL,
	"day" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "footprints_one_a_day" UNIQUE("user_id","prod_id","day")
);
--> statement-breakpoint
CREATE TABLE "group_buy_prices" (
	"group_buy_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "group_buy_prices_group_buy_id_region_id_pk" PRIMARY KEY("group_buy_id","region_id"),
	CONSTRAINT "group_buy_prices_price" CHECK ("group_buy_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "group_buys" (
	"group_buy_id" bigint PRIMARY KEY NOT NULL,
	"prod_id" bigint NOT NULL,
	"sku_id" bigint,
	"target_count" integer NOT NULL,
	"joined_count" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"limit_per_user" integer NOT NULL,
	CONSTRAINT "group_buys_time" CHECK ("group_buys"."start_time" < "group_buys"."end_time"),
	CONSTRAINT "group_buys_target" CHECK ("group_buys"."target_count" > 0 and "group_buys"."limit_per_user" > 0),
	CONSTRAINT "group_buys_joined" CHECK ("group_buys"."joined_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "facet_sets" (
	"set_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_sets_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"brand_id" bigint,
	"ship_from" text NOT NULL,
	"category_ids" bigint[] NOT NULL,
	"attr_value_ids" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"prod_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"set_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"sold_num" integer NOT NULL,
	"rating_avg" numeric(3, 2),
	"created_at" timestamp with time zone NOT NULL,
	"free" boolean NOT NULL,
	"cod_available" boolean NOT NULL,
	"stocked_skus" integer NOT NULL,
	"search_name" text NOT NULL,
	"words" integer[] NOT NULL,
	CONSTRAINT "listings_prod_id_region_id_pk" PRIMARY KEY("prod_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"in_name" boolean NOT NULL,
	"signs" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "search_words_once" UNIQUE("word","in_name")
);
--> statement-breakpoint
CREATE TABLE "voucher_products" (
	"coupon_id" bigint NOT NULL,
	"prod_id" bigint NOT NULL,
	CONSTRAINT "voucher_products_coupon_id_prod_id_pk" PRIMARY KEY("coupon_id","prod_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"coupon_id" bigint PRIMARY KEY NOT NULL,
	"region_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"scope" text NOT NULL,
	"type" text NOT NULL,
	"percent_off" integer,
	"reduce_amount" bigint,
	"cap_amount" bigint,
	"min_spend" bigint NOT NULL,
	"shop_id" bigint,
	"all_products" boolean NOT NULL,
	"audience" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"collected" integer NOT NULL,
	"per_user_limit" integer NOT NULL,
	CONSTRAINT "vouchers_scope" CHECK ("vouchers"."scope" in ('PRODUCT', 'SHOP', 'MALL')),
	CONSTRAINT "vouchers_shop" CHECK (("vouchers"."scope" = 'MALL') = ("vouchers"."shop_id" is null)),
	CONSTRAINT "vouchers_type" CHECK (case "vouchers"."type" when 'PERCENT' then "vouchers"."percent_off" between 1 and 100
        when 'AMOUNT' then "vouchers"."reduce_amount" > 0 else "vouchers"."type" = 'FREE_SHIPPING' end),
	CONSTRAINT "vouchers_collected" CHECK ("vouchers"."collected" between 0 and "vouchers"."total"),
	CONSTRAINT "vouchers_amounts" CHECK ("vouchers"."min_spend" >= 0)
);
--> statement-breakpoint
DROP INDEX "product_regions_by_price";--> statement-breakpoint
DROP INDEX "products_search_name";--> statement-breakpoint
DROP INDEX "products_search_text";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "no" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "regions_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "search_signs" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "banner" text;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buy_prices" ADD CONSTRAINT "group_buy_prices_group_buy_id_group_buys_group_buy_id_fk" FOREIGN KEY ("group_buy_id") REFERENCES "public"."group_buys"("group_buy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buy_prices" ADD CONSTRAINT "group_buy_prices_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_products" ADD CONSTRAINT "voucher_products_coupon_id_vouchers_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."vouchers"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_products" ADD CONSTRAINT "voucher_products_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_by_time" ON "favourites" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "footprints_by_time" ON "footprints" USING btree ("user_id","seen_at");--> statement-breakpoint
CREATE INDEX "group_buys_by_start" ON "group_buys" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "group_buys_by_product" ON "group_buys" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "facet_sets_by_shop" ON "facet_sets" USING btree ("shop_id","brand_id");--> statement-breakpoint
CREATE INDEX "facet_sets_by_brand" ON "facet_sets" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "facet_sets_by_category" ON "facet_sets" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "listings_by_set" ON "listings" USING btree ("region_id","set_id");--> statement-breakpoint
CREATE INDEX "listings_by_sold" ON "listings" USING btree ("region_id","sold_num" desc,"prod_id");--> statement-breakpoint
CREATE INDEX "listings_by_price" ON "listings" USING btree ("region_id","price","prod_id");--> statement-breakpoint
CREATE INDEX "listings_by_newest" ON "listings" USING btree ("region_id","created_at" desc,"prod_id");--> statement-breakpoint
CREATE INDEX "listings_by_rating" ON "listings" USING btree ("region_id","rating_avg" desc nulls last,"prod_id");--> statement-breakpoint
CREATE INDEX "search_words_part" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_signs" ON "search_words" USING gin ("signs");--> statement-breakpoint
CREATE INDEX "voucher_products_by_product" ON "voucher_products" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "vouchers_by_region" ON "vouchers" USING btree ("region_id","start_time");--> statement-breakpoint
CREATE INDEX "vouchers_by_shop" ON "vouchers" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "products_by_sold" ON "products" USING btree ("sold_num" desc,"prod_id");--> statement-breakpoint
CREATE INDEX "search_terms_signs" ON "search_terms" USING gin ("search_signs");--> statement-breakpoint
CREATE INDEX "search_terms_beginning" ON "search_terms" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_terms_by_weight" ON "search_terms" USING btree ("language","weight" desc,"term_id") WHERE "search_terms"."kind" = 'product';--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_no" CHECK ("regions"."no" < 64);--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "words" SET STATISTICS 500;--> statement-breakpoint
CREATE FUNCTION words_in(lines text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_remove(string_to_array(translate(lines, E'\n', ' '), ' '), '')
$$;--> statement-breakpoint
-- The Chinese signs of a text, one by one and in pairs: shorter than any trigram (signsOf in search-text.ts).
CREATE FUNCTION signs_in(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT array_to_tsvector(array(
		SELECT DISTINCT substr(folded, place, size) FROM generate_series(1, length(folded)) place, (VALUES (1), (2)) sizes(size)
		WHERE substr(folded, place, size) ~ '^[⺀-⿕々〇〡-〩〸-〻㐀-䶿一-鿿𠀀-𳎯]+$' AND length(substr(folded, place, size)) = size
	))
$$;--> statement-breakpoint
CREATE VIEW product_facets AS
	SELECT prod_id, shop_id, brand_id,
		array(SELECT c.category_id FROM product_categories c WHERE c.prod_id = p.prod_id ORDER BY 1) AS category_ids,
		array(SELECT a.attr_value_id FROM product_attributes a WHERE a.prod_id = p.prod_id ORDER BY 1) AS attr_value_ids,
		(SELECT count(*) FROM skus s WHERE s.prod_id = p.prod_id AND s.stock > 0 AND s.enabled) AS stocked_skus
	FROM products p WHERE on_shelf;--> statement-breakpoint
-- Writes the listings of the chosen products anew; null for all. What the tables of a product say is read here and only here.
CREATE FUNCTION list_products(chosen bigint[]) RETURNS void LANGUAGE plpgsql
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
		SELECT prod_id, word, bool_or(in_name) AS in_name FROM (
			SELECT prod_id, unnest(words_in(search_name)) AS word, true AS in_name FROM products
			WHERE on_shelf AND (chosen IS NULL OR prod_id = ANY (chosen))
			UNION ALL
			SELECT prod_id, unnest(words_in(search_text)), false FROM products
			WHERE on_shelf AND (chosen IS NULL OR prod_id = ANY (chosen))
		) texts GROUP BY prod_id, word
	), learned AS (
		INSERT INTO search_words (word, in_name, signs)
		SELECT word, in_name, signs_in(word) FROM (SELECT DISTINCT word, in_name FROM named) n
		WHERE NOT EXISTS (SELECT 1 FROM search_words k WHERE k.word = n.word AND k.in_name = n.in_name)
		RETURNING word_id, word, in_name
	), spelled AS (
		SELECT prod_id, array_agg(word_id) AS word_ids FROM named JOIN (
			SELECT word_id, word, in_name FROM search_words UNION ALL SELECT word_id, word, in_name FROM learned
		) known USING (word, in_name) GROUP BY prod_id
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
CREATE FUNCTION listing_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM list_products(array_remove(ARRAY[OLD.prod_id, NEW.prod_id], NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION listing_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listings SET sold_num = NEW.sold_num, rating_avg = NEW.rating_avg, created_at = NEW.created_at WHERE prod_id = NEW.prod_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION listing_window() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listings SET price = NEW.price, free = NEW.fee = 0, cod_available = NEW.cod_available
	WHERE prod_id = NEW.prod_id AND region_id = NEW.region_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- A sum, not a look at the other SKUs: two that sell out at once would each still see the other.
CREATE FUNCTION listing_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE listings SET stocked_skus = stocked_skus + CASE WHEN NEW.stock > 0 AND NEW.enabled THEN 1 ELSE -1 END
	WHERE prod_id = NEW.prod_id;
	RETURN NULL;
END $$;--> statement-breakpoint
-- With mall.listing = 'later' a transaction that brings many products calls list_products itself, once, at its end.
CREATE TRIGGER listing_figures AFTER UPDATE OF sold_num, rating_avg, created_at ON products FOR EACH ROW
	WHEN ((OLD.sold_num, OLD.rating_avg, OLD.created_at) IS DISTINCT FROM (NEW.sold_num, NEW.rating_avg, NEW.created_at))
	EXECUTE FUNCTION listing_figures();--> statement-breakpoint
CREATE TRIGGER listing_again AFTER UPDATE OF on_shelf, shop_id, brand_id, search_name, search_text ON products FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
CREATE TRIGGER listing_window AFTER UPDATE OF price, fee, cod_available ON product_regions FOR EACH ROW
	EXECUTE FUNCTION listing_window();--> statement-breakpoint
CREATE TRIGGER listing_again AFTER INSERT OR DELETE OR UPDATE OF prod_id, region_id, ship_from ON product_regions FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
CREATE TRIGGER listing_stock AFTER UPDATE OF stock, enabled ON skus FOR EACH ROW
	WHEN ((OLD.stock > 0 AND OLD.enabled) <> (NEW.stock > 0 AND NEW.enabled)) EXECUTE FUNCTION listing_stock();--> statement-breakpoint
CREATE TRIGGER listing_again AFTER INSERT OR DELETE OR UPDATE OF prod_id ON skus FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
CREATE TRIGGER listing_again AFTER INSERT OR DELETE OR UPDATE ON product_categories FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
CREATE TRIGGER listing_again AFTER INSERT OR DELETE OR UPDATE ON product_attributes FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION listing_again();--> statement-breakpoint
UPDATE "search_terms" SET "search_signs" = signs_in("folded");--> statement-breakpoint
SELECT list_products(NULL);
