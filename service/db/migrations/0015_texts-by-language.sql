-- Hand-written: what was one text in English becomes a text by language; a column that a trigger names changes its type without it.
DROP TRIGGER tell_change ON shops;--> statement-breakpoint
DROP TRIGGER tell_change ON products;--> statement-breakpoint
DROP TRIGGER tell_change ON skus;--> statement-breakpoint
CREATE FUNCTION in_english(pairs jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(jsonb_build_object('name', jsonb_build_object('en', pair->'name'), 'value', jsonb_build_object('en', pair->'value')) ORDER BY place), '[]')
	FROM jsonb_array_elements(pairs) WITH ORDINALITY AS listed(pair, place)
$$;--> statement-breakpoint
ALTER TABLE "attribute_values" ALTER COLUMN "value" SET DATA TYPE jsonb USING jsonb_build_object('en', "value");--> statement-breakpoint
ALTER TABLE "attributes" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name");--> statement-breakpoint
ALTER TABLE "order_items" ALTER COLUMN "sku_name" SET DATA TYPE jsonb USING jsonb_build_object('en', "sku_name");--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "brief" SET DATA TYPE jsonb USING jsonb_build_object('en', "brief"),
	ALTER COLUMN "content_html" SET DATA TYPE jsonb USING jsonb_build_object('en', "content_html"),
	ALTER COLUMN "specs" SET DATA TYPE jsonb USING in_english("specs");--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "sku_name" SET DATA TYPE jsonb USING jsonb_build_object('en', "sku_name");--> statement-breakpoint
ALTER TABLE "shops" ALTER COLUMN "intro" SET DATA TYPE jsonb USING jsonb_build_object('en', "intro");--> statement-breakpoint
ALTER TABLE "skus" ALTER COLUMN "sku_name" SET DATA TYPE jsonb USING jsonb_build_object('en', "sku_name"),
	ALTER COLUMN "properties" SET DATA TYPE jsonb USING in_english("properties");--> statement-breakpoint
DROP FUNCTION in_english;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "tagline" jsonb;--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF slug, name, name_zh, logo, banner, official, country, city, intro, open ON shops FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF item_code, slug, name, shop_id, brand_id, category_id, brief, content_html, specs, imgs, tags, services, on_shelf, feed_seq ON products FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF code, sku_name, properties, pic, limit_per_user, enabled, seq ON skus FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');
