ALTER TABLE "product_regions" DROP COLUMN "discount_percent";--> statement-breakpoint
-- Hand-written from here on: the one way of a price, from the SKU over the card to the listing (decision 31).
-- What a card says: the lowest price of the SKUs that can be had, with the list price that belongs to it.
CREATE FUNCTION lowest_price(product bigint, region bigint) RETURNS TABLE (price bigint, ori_price bigint) LANGUAGE sql STABLE AS $$
	SELECT p.price, p.ori_price FROM skus s JOIN sku_prices p ON p.sku_id = s.sku_id AND p.region_id = region
	WHERE s.prod_id = product AND s.enabled ORDER BY p.price, s.seq, s.sku_id LIMIT 1
$$;--> statement-breakpoint
-- The cards of the chosen products, null for all, in one region or, null, in every one. A card without a SKU keeps its price.
CREATE FUNCTION price_products(chosen bigint[], only_region bigint DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Two that change SKUs of one product at once: the later one waits here and then reads what the earlier one has written.
	PERFORM 1 FROM product_regions r WHERE r.prod_id = ANY (chosen) AND (only_region IS NULL OR r.region_id = only_region)
		ORDER BY r.region_id, r.prod_id FOR NO KEY UPDATE;
	IF chosen IS NULL THEN
		UPDATE product_regions r SET price = l.price, ori_price = l.ori_price
		FROM (
			SELECT DISTINCT ON (s.prod_id, p.region_id) s.prod_id, p.region_id, p.price, p.ori_price
			FROM sku_prices p JOIN skus s ON s.sku_id = p.sku_id
			WHERE s.enabled ORDER BY s.prod_id, p.region_id, p.price, s.seq, s.sku_id
		) l
		WHERE l.prod_id = r.prod_id AND l.region_id = r.region_id
			AND (r.price, r.ori_price) IS DISTINCT FROM (l.price, l.ori_price);
	ELSE
		UPDATE product_regions r SET price = l.price, ori_price = l.ori_price
		FROM product_regions o CROSS JOIN LATERAL lowest_price(o.prod_id, o.region_id) l
		WHERE o.prod_id = ANY (chosen) AND (only_region IS NULL OR o.region_id = only_region)
			AND r.prod_id = o.prod_id AND r.region_id = o.region_id
			AND (r.price, r.ori_price) IS DISTINCT FROM (l.price, l.ori_price);
	END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION price_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A checkout holds the SKU's row while it is calculated and placed, so the price does not move under it.
	PERFORM 1 FROM skus WHERE sku_id = OLD.sku_id FOR NO KEY UPDATE;
	RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE FUNCTION price_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed sku_prices := coalesce(NEW, OLD);
BEGIN
	PERFORM price_products(array(SELECT prod_id FROM skus WHERE sku_id = changed.sku_id), changed.region_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION price_of_skus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM price_products(array_remove(ARRAY[OLD.prod_id, NEW.prod_id], NULL));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION price_of_card() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lowest record;
BEGIN
	SELECT * INTO lowest FROM lowest_price(NEW.prod_id, NEW.region_id);
	IF FOUND THEN
		NEW.price := lowest.price;
		NEW.ori_price := lowest.ori_price;
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION price_of_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT r.price INTO NEW.price FROM product_regions r WHERE r.prod_id = NEW.prod_id AND r.region_id = NEW.region_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER price_waits BEFORE UPDATE OF price, ori_price OR DELETE ON sku_prices FOR EACH ROW
	EXECUTE FUNCTION price_waits();--> statement-breakpoint
-- With mall.listing = 'later' a transaction that brings many products calls price_products itself, once, at its end.
CREATE TRIGGER price_again AFTER INSERT OR DELETE OR UPDATE ON sku_prices FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION price_again();--> statement-breakpoint
CREATE TRIGGER price_again AFTER UPDATE OF enabled, prod_id, seq ON skus FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later'
		AND (OLD.enabled, OLD.prod_id, OLD.seq) IS DISTINCT FROM (NEW.enabled, NEW.prod_id, NEW.seq))
	EXECUTE FUNCTION price_of_skus();--> statement-breakpoint
CREATE TRIGGER price_of_card BEFORE INSERT OR UPDATE OF price, ori_price ON product_regions FOR EACH ROW
	WHEN (current_setting('mall.listing', true) IS DISTINCT FROM 'later') EXECUTE FUNCTION price_of_card();--> statement-breakpoint
CREATE TRIGGER price_of_listing BEFORE UPDATE OF price ON listings FOR EACH ROW EXECUTE FUNCTION price_of_listing();--> statement-breakpoint
SELECT price_products(NULL);
