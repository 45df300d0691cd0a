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
ALTER TABLE "products" ADD COLUMN "search_signs" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
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
CREATE INDEX "voucher_products_by_product" ON "voucher_products" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "vouchers_by_region" ON "vouchers" USING btree ("region_id","start_time");--> statement-breakpoint
CREATE INDEX "vouchers_by_shop" ON "vouchers" USING btree ("shop_id");--> statement-breakpoint
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
