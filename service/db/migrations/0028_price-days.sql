CREATE TABLE "price_days" (
	"sku_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"day" date NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "price_days_sku_id_region_id_day_pk" PRIMARY KEY("sku_id","region_id","day"),
	CONSTRAINT "price_days_price" CHECK ("price_days"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "price_days" ADD CONSTRAINT "price_days_of_price" FOREIGN KEY ("sku_id","region_id") REFERENCES "public"."sku_prices"("sku_id","region_id") ON DELETE cascade ON UPDATE no action;