CREATE TABLE "held_vouchers" (
	"coupon_user_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_vouchers_coupon_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"coupon_id" bigint NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"collect_time" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"use_time" timestamp with time zone,
	"order_number" text,
	CONSTRAINT "held_vouchers_status" CHECK ("held_vouchers"."status" in ('COLLECTED', 'LOCKED', 'USED', 'EXPIRED', 'WITHDRAWN')),
	CONSTRAINT "held_vouchers_source" CHECK ("held_vouchers"."source" in ('COLLECT', 'CODE', 'GIFT')),
	CONSTRAINT "held_vouchers_order" CHECK (("held_vouchers"."order_number" is not null) = ("held_vouchers"."status" in ('LOCKED', 'USED')))
);
--> statement-breakpoint
CREATE TABLE "order_vouchers" (
	"order_number" text NOT NULL,
	"coupon_user_id" bigint NOT NULL,
	"reduce" bigint NOT NULL,
	CONSTRAINT "order_vouchers_order_number_coupon_user_id_pk" PRIMARY KEY("order_number","coupon_user_id"),
	CONSTRAINT "order_vouchers_reduce" CHECK ("order_vouchers"."reduce" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text NOT NULL,
	"region_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	CONSTRAINT "promo_codes_code_region_id_pk" PRIMARY KEY("code","region_id"),
	CONSTRAINT "promo_codes_code" CHECK ("promo_codes"."code" ~ '^[A-Z0-9-]{3,32}$')
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"discount_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"percent_off" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_percent" CHECK ("promotions"."percent_off" between 1 and 90),
	CONSTRAINT "promotions_time" CHECK ("promotions"."start_time" < "promotions"."end_time")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "pay_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "discount_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "group_buy_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coins_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "close_type" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "coin_value" bigint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "redeem_percent" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "insurance_min" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "insurance_bps" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "valid_days" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "by_code" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_vouchers" ADD CONSTRAINT "held_vouchers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_vouchers" ADD CONSTRAINT "held_vouchers_coupon_id_vouchers_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."vouchers"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_vouchers" ADD CONSTRAINT "held_vouchers_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_vouchers" ADD CONSTRAINT "order_vouchers_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_vouchers" ADD CONSTRAINT "order_vouchers_coupon_user_id_held_vouchers_coupon_user_id_fk" FOREIGN KEY ("coupon_user_id") REFERENCES "public"."held_vouchers"("coupon_user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_coupon_id_vouchers_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."vouchers"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_vouchers_by_user" ON "held_vouchers" USING btree ("user_id","coupon_id");--> statement-breakpoint
CREATE INDEX "held_vouchers_by_voucher" ON "held_vouchers" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "order_vouchers_by_voucher" ON "order_vouchers" USING btree ("coupon_user_id");--> statement-breakpoint
CREATE INDEX "promotions_by_shop" ON "promotions" USING btree ("shop_id","end_time");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_discount_id_promotions_discount_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."promotions"("discount_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_buy_id_group_buys_group_buy_id_fk" FOREIGN KEY ("group_buy_id") REFERENCES "public"."group_buys"("group_buy_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_group" ON "orders" USING btree ("group_buy_id","status") WHERE "orders"."group_buy_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_pay" ON "orders" USING btree ("pay_deadline") WHERE "orders"."status" = 'TO_PAY';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_close_type" CHECK ("orders"."close_type" in ('PAY_TIMEOUT', 'BUYER', 'SELLER', 'GROUP_FAILED', 'COD_REFUSED', 'REFUNDED'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_reason" CHECK ("orders"."cancel_reason" in ('DUPLICATE', 'WRONG_SPEC', 'ADDRESS', 'CHANGED_MIND', 'CHEAPER', 'TOO_SLOW'));--> statement-breakpoint
-- Hand-written: an order that waits for its money is kept for half an hour from when it was placed.
UPDATE "orders" SET "pay_deadline" = "created_at" + interval '30 minutes' WHERE "status" = 'TO_PAY';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_deadline" CHECK ("orders"."status" <> 'TO_PAY' or "orders"."pay_deadline" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_prepaid" CHECK ("orders"."group_buy_id" is null or "orders"."pay_type" not like 'COD%');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."shop_discount" >= 0 and "orders"."product_voucher" >= 0 and "orders"."shop_voucher" >= 0 and "orders"."mall_voucher" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."delivery_reduce" >= 0 and "orders"."insurance" >= 0 and "orders"."coin_reduce" >= 0 and "orders"."coins_used" >= 0 and "orders"."total" >= 0 and "orders"."wallet_used" >= 0 and "orders"."due" >= 0);--> statement-breakpoint
-- Hand-written: what a coin is worth and what insurance costs at least, by the currency of the region.
UPDATE "regions" SET "coin_value" = CASE "currency" WHEN 'CNY' THEN 5 WHEN 'LAK' THEN 10000 WHEN 'TRY' THEN 20 ELSE 100 END,
	"insurance_min" = CASE "currency" WHEN 'CNY' THEN 100 WHEN 'LAK' THEN 200000 WHEN 'TRY' THEN 400 ELSE 2000 END;--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_coins" CHECK ("regions"."coin_value" > 0 and "regions"."redeem_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_amounts" CHECK ("regions"."insurance_min" >= 0);--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_increment" CHECK ("regions"."currency" is not null and "regions"."coin_value" % (case "regions"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "regions"."insurance_min" % (case "regions"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0);--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_valid_days" CHECK ("vouchers"."valid_days" > 0);--> statement-breakpoint
-- Hand-written from here on: what pages show of promotions, of a voucher that is gone or is there again, and of a group that is complete.
CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON promotions FOR EACH STATEMENT EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_gone AFTER UPDATE OF collected ON vouchers FOR EACH ROW
	WHEN ((OLD.collected < OLD.total) <> (NEW.collected < NEW.total)) EXECUTE FUNCTION tell_change('catalogue');--> statement-breakpoint
CREATE TRIGGER tell_complete AFTER UPDATE OF joined_count ON group_buys FOR EACH ROW
	WHEN ((OLD.joined_count < OLD.target_count) <> (NEW.joined_count < NEW.target_count)) EXECUTE FUNCTION tell_change('catalogue');
