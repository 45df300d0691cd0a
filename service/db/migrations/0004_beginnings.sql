CREATE TABLE "search_beginnings" (
	"region_id" bigint NOT NULL,
	"language" text NOT NULL,
	"beginning" text NOT NULL,
	"name_ids" bigint[] NOT NULL,
	"names_whole" boolean NOT NULL,
	"word_ids" bigint[] NOT NULL,
	"words_whole" boolean NOT NULL,
	CONSTRAINT "search_beginnings_region_id_language_beginning_pk" PRIMARY KEY("region_id","language","beginning")
);
--> statement-breakpoint
-- Hand-written from here on: who fills search_beginnings (decision 16).
-- How the words of a name begin, and whether the name itself does.
CREATE FUNCTION beginnings_of(folded text) RETURNS TABLE (beginning text, leads boolean) LANGUAGE sql IMMUTABLE AS $$
	SELECT left(word, letters) COLLATE "C", bool_or(place = 1)
	FROM unnest(string_to_array(folded, ' ')) WITH ORDINALITY words (word, place)
	CROSS JOIN LATERAL generate_series(1, least(16, length(word))) letters
	GROUP BY 1
$$;--> statement-breakpoint
-- The beginnings of all names, from the best names of each word: the best of a beginning are among those of its words.
CREATE FUNCTION learn_beginnings() RETURNS void LANGUAGE plpgsql SET work_mem = '128MB' AS $$
DECLARE
	region bigint;
BEGIN
	PERFORM pg_advisory_xact_lock(4177003);
	DELETE FROM search_beginnings;
	FOR region IN SELECT region_id FROM regions LOOP
		WITH words AS (
			SELECT t.language, left(w.word, 16) COLLATE "C" AS word, w.place = 1 AS leads, t.term_id, t.weight
			FROM search_terms t JOIN listings l ON l.prod_id = t.prod_id AND l.region_id = region
			CROSS JOIN LATERAL unnest(string_to_array(t.folded, ' ')) WITH ORDINALITY w (word, place)
			WHERE t.kind = 'product' AND w.word <> ''
		), best AS (
			-- Dense, since a name may have a word twice; one more than is kept, to know whether these are all.
			SELECT language, word, leads, term_id, weight FROM (
				SELECT *, dense_rank() OVER (PARTITION BY language, word, leads ORDER BY weight DESC, term_id) AS turn FROM words
			) ranked WHERE turn <= 61
		), begun AS (
			SELECT language, left(word, letters) AS beginning, term_id, weight, bool_or(leads) AS leads
			FROM best CROSS JOIN LATERAL generate_series(1, length(word)) letters
			WHERE leads OR letters >= 3
			GROUP BY 1, 2, 3, 4
		), placed AS (
			SELECT language, beginning, term_id, leads,
				row_number() OVER (PARTITION BY language, beginning ORDER BY weight DESC, term_id) AS place,
				CASE WHEN leads THEN
					row_number() OVER (PARTITION BY language, beginning, leads ORDER BY weight DESC, term_id)
				END AS lead_place
			FROM begun
		)
		INSERT INTO search_beginnings (region_id, language, beginning, name_ids, names_whole, word_ids, words_whole)
		SELECT region, language, beginning,
			coalesce(array_agg(term_id ORDER BY lead_place) FILTER (WHERE lead_place <= 60), '{}'),
			coalesce(max(lead_place) <= 60, true),
			CASE WHEN length(beginning) < 3 THEN '{}'
				ELSE array_agg(term_id ORDER BY place) FILTER (WHERE place <= 60) END,
			length(beginning) < 3 OR count(*) <= 60
		FROM placed
		WHERE place <= 61 OR lead_place <= 61
		GROUP BY language, beginning;
	END LOOP;
END $$;--> statement-breakpoint
-- The name among those that are kept, best first; one that is worse than the last of some has no place there.
CREATE FUNCTION with_name(kept bigint[], whole boolean, name bigint) RETURNS bigint[] LANGUAGE sql STABLE AS $$
	SELECT coalesce(array_agg(term_id ORDER BY place), '{}') FROM (
		SELECT term_id, row_number() OVER better AS place, max((term_id = kept[cardinality(kept)])::int) OVER later AS within
		FROM search_terms WHERE term_id = ANY (kept || name)
		WINDOW better AS (ORDER BY weight DESC, term_id),
			later AS (ORDER BY weight DESC, term_id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)
	) named WHERE place <= 60 AND (whole OR within = 1)
$$;--> statement-breakpoint
-- A name that is sold in a region from now on, or that has changed.
CREATE FUNCTION learn_name(sold bigint, term search_terms) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_beginnings AS b (region_id, language, beginning, name_ids, names_whole, word_ids, words_whole)
	SELECT sold, term.language, beginning,
		CASE WHEN leads THEN ARRAY[term.term_id] ELSE '{}' END, true,
		CASE WHEN length(beginning) < 3 THEN '{}' ELSE ARRAY[term.term_id] END, true
	FROM beginnings_of(term.folded) WHERE leads OR length(beginning) >= 3
	ORDER BY beginning
	ON CONFLICT (region_id, language, beginning) DO UPDATE SET
		name_ids = CASE WHEN excluded.name_ids <@ b.name_ids THEN b.name_ids
			ELSE with_name(b.name_ids, b.names_whole, term.term_id) END,
		names_whole = b.names_whole AND (cardinality(b.name_ids) < 60 OR excluded.name_ids <@ b.name_ids),
		word_ids = CASE WHEN excluded.word_ids <@ b.word_ids THEN b.word_ids
			ELSE with_name(b.word_ids, b.words_whole, term.term_id) END,
		words_whole = b.words_whole AND (cardinality(b.word_ids) < 60 OR excluded.word_ids <@ b.word_ids)
	WHERE NOT (excluded.name_ids <@ b.name_ids AND excluded.word_ids <@ b.word_ids)
$$;--> statement-breakpoint
CREATE FUNCTION beginnings_of_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(4177003);
	IF TG_OP = 'UPDATE' THEN
		UPDATE search_beginnings SET
			name_ids = array_remove(name_ids, OLD.term_id), word_ids = array_remove(word_ids, OLD.term_id)
		WHERE language = OLD.language AND beginning IN (SELECT beginning FROM beginnings_of(OLD.folded));
	END IF;
	IF NEW.kind = 'product' THEN
		PERFORM learn_name(region_id, NEW) FROM listings WHERE prod_id = NEW.prod_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION beginnings_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM learn_name(NEW.region_id, t) FROM search_terms t WHERE t.prod_id = NEW.prod_id AND t.kind = 'product';
	RETURN NULL;
END $$;--> statement-breakpoint
-- With mall.listing = 'later' a transaction that brings many names calls learn_beginnings itself, once, at its end.
CREATE TRIGGER beginnings_again AFTER INSERT OR UPDATE OF kind, language, folded, weight, prod_id ON search_terms FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION beginnings_of_term();--> statement-breakpoint
CREATE TRIGGER beginnings_again AFTER INSERT ON listings FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION beginnings_of_listing();--> statement-breakpoint
SELECT learn_beginnings();
