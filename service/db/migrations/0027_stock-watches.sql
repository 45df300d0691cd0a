CREATE TABLE "stock_watches" (
	"user_id" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"region_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_watches_user_id_sku_id_pk" PRIMARY KEY("user_id","sku_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" DROP CONSTRAINT "favourites_price";--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "told_price" bigint;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_sku_id_skus_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_watches" ADD CONSTRAINT "stock_watches_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_watches_waiting" ON "stock_watches" USING btree ("sku_id") WHERE "stock_watches"."told_at" is null;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_price" CHECK ("favourites"."saved_price" >= 0 and "favourites"."told_price" >= 0);