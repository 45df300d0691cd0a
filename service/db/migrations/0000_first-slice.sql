CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "addresses" (
	"addr_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_addr_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"receiver" text NOT NULL,
	"country_code" text NOT NULL,
	"region_id" bigint NOT NULL,
	"province_id" bigint NOT NULL,
	"district_id" bigint NOT NULL,
	"town_id" bigint NOT NULL,
	"addr" text NOT NULL,
	"post_code" text,
	"mobile" text NOT NULL,
	"alt_mobile" text,
	"common_addr" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"attr_value_id" bigint PRIMARY KEY NOT NULL,
	"attr_id" bigint NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"attr_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"attr_value_id" bigint NOT NULL,
	"prod_id" bigint NOT NULL,
	CONSTRAINT "product_attributes_attr_value_id_prod_id_pk" PRIMARY KEY("attr_value_id","prod_id")
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"basket_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_basket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"prod_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"price_at_add" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_items_one_line" UNIQUE("user_id","region_id","sku_id"),
	CONSTRAINT "cart_items_count" CHECK ("cart_items"."count" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"parent_id" bigint,
	"level" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"path" jsonb NOT NULL,
	"pic" text,
	"seq" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"banner_id" bigint PRIMARY KEY NOT NULL,
	"img" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"type" integer NOT NULL,
	"relation" bigint,
	"region_ids" jsonb NOT NULL,
	"seq" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "index_tag_products" (
	"tag_id" bigint NOT NULL,
	"prod_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "index_tag_products_tag_id_prod_id_pk" PRIMARY KEY("tag_id","prod_id")
);
--> statement-breakpoint
CREATE TABLE "index_tags" (
	"tag_id" bigint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"style" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text,
	"seq" integer NOT NULL,
	CONSTRAINT "index_tags_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"operation_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"boot_id" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_operation_id_key_pk" PRIMARY KEY("user_id","operation_id","key"),
	CONSTRAINT "idempotency_keys_state" CHECK ("idempotency_keys"."state" in ('RUNNING', 'DONE'))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"jti" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_item_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_order_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"prod_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"names" jsonb NOT NULL,
	"sku_name" text NOT NULL,
	"pic" text NOT NULL,
	"price" bigint NOT NULL,
	"count" integer NOT NULL,
	"line_total" bigint NOT NULL,
	"share_reduce" bigint DEFAULT 0 NOT NULL,
	"coin_reduce" bigint DEFAULT 0 NOT NULL,
	"line_net" bigint NOT NULL,
	"warranty_months" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_items_count" CHECK ("order_items"."count" between 1 and 999),
	CONSTRAINT "order_items_amounts" CHECK ("order_items"."price" >= 0 and "order_items"."line_total" >= 0 and "order_items"."share_reduce" >= 0 and "order_items"."coin_reduce" >= 0 and "order_items"."line_net" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_number" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"checkout_jti" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"status" text NOT NULL,
	"pay_type" text NOT NULL,
	"pay_status" text NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"shop_discount" bigint DEFAULT 0 NOT NULL,
	"product_voucher" bigint DEFAULT 0 NOT NULL,
	"shop_voucher" bigint DEFAULT 0 NOT NULL,
	"mall_voucher" bigint DEFAULT 0 NOT NULL,
	"delivery_fee" bigint NOT NULL,
	"delivery_reduce" bigint DEFAULT 0 NOT NULL,
	"insurance" bigint DEFAULT 0 NOT NULL,
	"coin_reduce" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"wallet_used" bigint DEFAULT 0 NOT NULL,
	"due" bigint NOT NULL,
	"address" jsonb NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"courier_name" text,
	"tracking_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"pay_time" timestamp with time zone,
	"dvy_time" timestamp with time zone,
	"delivered_time" timestamp with time zone,
	"finally_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_once_per_checkout" UNIQUE("checkout_jti","shop_id"),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."shop_discount" >= 0 and "orders"."product_voucher" >= 0 and "orders"."shop_voucher" >= 0 and "orders"."mall_voucher" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."delivery_reduce" >= 0 and "orders"."insurance" >= 0 and "orders"."coin_reduce" >= 0 and "orders"."total" >= 0 and "orders"."wallet_used" >= 0 and "orders"."due" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "outbox_messages_channel" CHECK ("outbox_messages"."channel" in ('sms', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category_id" bigint NOT NULL,
	"prod_id" bigint NOT NULL,
	CONSTRAINT "product_categories_category_id_prod_id_pk" PRIMARY KEY("category_id","prod_id")
);
--> statement-breakpoint
CREATE TABLE "product_regions" (
	"prod_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"ori_price" bigint,
	"discount_percent" integer,
	"ship_from" text NOT NULL,
	"overseas" boolean NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"fee" bigint NOT NULL,
	"free_within_region" boolean NOT NULL,
	"cod_available" boolean NOT NULL,
	CONSTRAINT "product_regions_region_id_prod_id_pk" PRIMARY KEY("region_id","prod_id"),
	CONSTRAINT "product_regions_amounts" CHECK ("product_regions"."price" >= 0 and "product_regions"."fee" >= 0 and "product_regions"."min_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"prod_id" bigint PRIMARY KEY NOT NULL,
	"item_code" text NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"shop_id" bigint NOT NULL,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"brief" text NOT NULL,
	"content_html" text NOT NULL,
	"specs" jsonb NOT NULL,
	"imgs" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"warranty_months" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"sold_num" integer NOT NULL,
	"favourite_count" integer NOT NULL,
	"rating_avg" numeric(3, 2),
	"rating_count" integer NOT NULL,
	"rating_stars" jsonb NOT NULL,
	"feed_seq" integer NOT NULL,
	"on_shelf" boolean DEFAULT true NOT NULL,
	"search_name" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_counts" CHECK ("products"."sold_num" >= 0 and "products"."favourite_count" >= 0 and "products"."rating_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "areas" (
	"area_id" bigint PRIMARY KEY NOT NULL,
	"region_id" bigint NOT NULL,
	"parent_id" bigint,
	"level" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"region_id" bigint PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"flag" text NOT NULL,
	"phone_code" text NOT NULL,
	"currency" text NOT NULL,
	"symbol" text NOT NULL,
	"display_decimals" integer NOT NULL,
	"rounding_increment" integer NOT NULL,
	"time_zone" text NOT NULL,
	"couriers" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "regions_country_code_unique" UNIQUE("country_code")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"prod_comm_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_prod_comm_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1),
	"prod_id" bigint NOT NULL,
	"sku_id" bigint,
	"sku_name" text NOT NULL,
	"score" integer NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"pics" jsonb NOT NULL,
	"nick_name" text,
	"avatar" text,
	"is_anonymous" boolean NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"reply_content" text,
	"reply_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_score" CHECK ("reviews"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "hot_searches" (
	"hot_search_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"rank" integer NOT NULL,
	"searches" integer NOT NULL,
	"hot" boolean NOT NULL,
	"region_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_terms_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"folded" text NOT NULL,
	"prod_id" bigint,
	"brand_id" bigint,
	"category_id" bigint,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"family_started_at" timestamp with time zone NOT NULL,
	"handle_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"previous_handle_hash" text,
	"previous_secret_hash" text,
	"successor" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_handle_hash_unique" UNIQUE("handle_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"brand_id" bigint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text NOT NULL,
	"logo" text,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"shop_id" bigint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text NOT NULL,
	"logo" text,
	"official" boolean NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"intro" text NOT NULL,
	"open_since" date NOT NULL,
	"rating_avg" numeric(3, 2),
	"reply_percent" integer,
	"followers" integer NOT NULL,
	"search_name" text NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shops_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sku_prices" (
	"sku_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"ori_price" bigint,
	CONSTRAINT "sku_prices_sku_id_region_id_pk" PRIMARY KEY("sku_id","region_id"),
	CONSTRAINT "sku_prices_price" CHECK ("sku_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"prod_id" bigint NOT NULL,
	"code" text NOT NULL,
	"sku_name" text NOT NULL,
	"properties" jsonb NOT NULL,
	"pic" text,
	"stock" integer NOT NULL,
	"limit_per_user" integer,
	"enabled" boolean DEFAULT true NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "skus_stock" CHECK ("skus"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"destination" text NOT NULL,
	"purpose" text,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"nick_name" text NOT NULL,
	"avatar_url" text,
	"sex" text DEFAULT 'N' NOT NULL,
	"birth_date" date,
	"mail" text,
	"mobile" text,
	"region_id" bigint NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"invite_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_mail_unique" UNIQUE("mail"),
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "users_invite_code_unique" UNIQUE("invite_code"),
	CONSTRAINT "users_reachable" CHECK ("users"."mail" is not null or "users"."mobile" is not null),
	CONSTRAINT "users_sex" CHECK ("users"."sex" in ('M', 'F', 'N'))
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_province_id_areas_area_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."areas"("area_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_district_id_areas_area_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."areas"("area_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_town_id_areas_area_id_fk" FOREIGN KEY ("town_id") REFERENCES "public"."areas"("area_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attr_id_attributes_attr_id_fk" FOREIGN KEY ("attr_id") REFERENCES "public"."attributes"("attr_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_attr_value_id_attribute_values_attr_value_id_fk" FOREIGN KEY ("attr_value_id") REFERENCES "public"."attribute_values"("attr_value_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "index_tag_products" ADD CONSTRAINT "index_tag_products_tag_id_index_tags_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."index_tags"("tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "index_tag_products" ADD CONSTRAINT "index_tag_products_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_jti_checkouts_jti_fk" FOREIGN KEY ("checkout_jti") REFERENCES "public"."checkouts"("jti") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_regions" ADD CONSTRAINT "product_regions_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_regions" ADD CONSTRAINT "product_regions_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "areas" ADD CONSTRAINT "areas_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_brand_id_brands_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_category_id_categories_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_prices" ADD CONSTRAINT "sku_prices_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."common_addr";--> statement-breakpoint
CREATE INDEX "product_attributes_by_product" ON "product_attributes" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "cart_items_by_sku" ON "cart_items" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","seq");--> statement-breakpoint
CREATE INDEX "index_tag_products_by_seq" ON "index_tag_products" USING btree ("tag_id","seq");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_items_by_order" ON "order_items" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_unsent" ON "outbox_messages" USING btree ("id") WHERE "outbox_messages"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "product_categories_by_product" ON "product_categories" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "product_regions_by_product" ON "product_regions" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "product_regions_by_price" ON "product_regions" USING btree ("region_id","price","prod_id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_by_shop" ON "products" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_by_feed" ON "products" USING btree ("feed_seq","prod_id");--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "areas_by_parent" ON "areas" USING btree ("region_id","parent_id","area_id");--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("prod_id","created_at");--> statement-breakpoint
CREATE INDEX "search_terms_folded" ON "search_terms" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_terms_by_language" ON "search_terms" USING btree ("language","kind");--> statement-breakpoint
CREATE INDEX "search_terms_by_product" ON "search_terms" USING btree ("prod_id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_previous_handle" ON "sessions" USING btree ("previous_handle_hash");--> statement-breakpoint
CREATE INDEX "skus_by_product" ON "skus" USING btree ("prod_id","seq");--> statement-breakpoint
CREATE INDEX "login_codes_by_destination" ON "login_codes" USING btree ("destination","sent_at");