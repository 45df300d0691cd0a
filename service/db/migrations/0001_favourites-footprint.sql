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
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_by_time" ON "favourites" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "footprints_by_time" ON "footprints" USING btree ("user_id","seen_at");