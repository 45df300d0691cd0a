CREATE UNLOGGED TABLE "request_counters" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);--> statement-breakpoint
-- Whoever changes what pages and lists show tells all processes, once per transaction; what orders and shoppers change all day does not.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('mall_changes', TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON regions FOR EACH STATEMENT EXECUTE FUNCTION tell_change('regions');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON attribute_values FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_attributes FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_categories FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_regions FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sku_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON index_tags FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON index_tag_products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hot_searches FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_terms FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON announcements FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON voucher_products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON group_buy_prices FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF slug, name, name_zh, logo, banner, official, country, city, intro, open ON shops FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF item_code, slug, name, shop_id, brand_id, category_id, brief, content_html, specs, imgs, tags, services, on_shelf, feed_seq ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF code, sku_name, properties, pic, limit_per_user, enabled, seq ON skus FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF name, type, percent_off, reduce_amount, cap_amount, min_spend, audience, start_time, end_time, total ON vouchers FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF start_time, end_time, target_count, limit_per_user ON group_buys FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_stock AFTER UPDATE OF stock ON skus FOR EACH ROW
	WHEN ((OLD.stock > 0) <> (NEW.stock > 0)) EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE FUNCTION tell_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(NEW.key, OLD.key) = 'clock-offset-ms' THEN PERFORM pg_notify('mall_changes', 'clock'); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_clock AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH ROW EXECUTE FUNCTION tell_clock();
