ALTER TABLE "group_buy_prices" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "product_regions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "currency" text;--> statement-breakpoint
-- Hand-written: the currency of a row is its region's, whoever writes the row (decision 31).
CREATE FUNCTION region_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT r.currency INTO NEW.currency FROM regions r WHERE r.region_id = NEW.region_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER region_currency BEFORE INSERT OR UPDATE OF region_id, currency ON group_buy_prices FOR EACH ROW
	EXECUTE FUNCTION region_currency();--> statement-breakpoint
CREATE TRIGGER region_currency BEFORE INSERT OR UPDATE OF region_id, currency ON product_regions FOR EACH ROW
	EXECUTE FUNCTION region_currency();--> statement-breakpoint
CREATE TRIGGER region_currency BEFORE INSERT OR UPDATE OF region_id, currency ON sku_prices FOR EACH ROW
	EXECUTE FUNCTION region_currency();--> statement-breakpoint
CREATE TRIGGER region_currency BEFORE INSERT OR UPDATE OF region_id, currency ON vouchers FOR EACH ROW
	EXECUTE FUNCTION region_currency();--> statement-breakpoint
-- Amounts that could not be shown are rounded half up to what is shown, and nothing becomes free.
CREATE FUNCTION shown(amount bigint, currency text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN currency IN ('LKR', 'LAK') AND amount > 0 THEN greatest(100, round(amount / 100.0) * 100)::bigint ELSE amount END
$$;--> statement-breakpoint
UPDATE group_buy_prices p SET currency = r.currency, price = shown(p.price, r.currency) FROM regions r WHERE r.region_id = p.region_id;--> statement-breakpoint
UPDATE product_regions p SET currency = r.currency, price = shown(p.price, r.currency), ori_price = shown(p.ori_price, r.currency),
	fee = shown(p.fee, r.currency) FROM regions r WHERE r.region_id = p.region_id;--> statement-breakpoint
UPDATE sku_prices p SET currency = r.currency, price = shown(p.price, r.currency), ori_price = shown(p.ori_price, r.currency)
	FROM regions r WHERE r.region_id = p.region_id;--> statement-breakpoint
UPDATE vouchers p SET currency = r.currency, reduce_amount = shown(p.reduce_amount, r.currency),
	cap_amount = shown(p.cap_amount, r.currency), min_spend = shown(p.min_spend, r.currency) FROM regions r WHERE r.region_id = p.region_id;--> statement-breakpoint
DROP FUNCTION shown;--> statement-breakpoint
-- Generated again from here on.
ALTER TABLE "regions" DROP COLUMN "symbol";--> statement-breakpoint
ALTER TABLE "regions" DROP COLUMN "display_decimals";--> statement-breakpoint
ALTER TABLE "regions" DROP COLUMN "rounding_increment";--> statement-breakpoint
ALTER TABLE "group_buy_prices" ADD CONSTRAINT "group_buy_prices_increment" CHECK ("group_buy_prices"."currency" is not null and "group_buy_prices"."price" % (case "group_buy_prices"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0);--> statement-breakpoint
ALTER TABLE "product_regions" ADD CONSTRAINT "product_regions_increment" CHECK ("product_regions"."currency" is not null and "product_regions"."price" % (case "product_regions"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "product_regions"."ori_price" % (case "product_regions"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "product_regions"."fee" % (case "product_regions"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0);--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_currency" CHECK ("regions"."currency" in ('LKR', 'CNY', 'LAK', 'TRY'));--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_increment" CHECK ("sku_prices"."currency" is not null and "sku_prices"."price" % (case "sku_prices"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "sku_prices"."ori_price" % (case "sku_prices"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_increment" CHECK ("vouchers"."currency" is not null and "vouchers"."reduce_amount" % (case "vouchers"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "vouchers"."cap_amount" % (case "vouchers"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "vouchers"."min_spend" % (case "vouchers"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0);