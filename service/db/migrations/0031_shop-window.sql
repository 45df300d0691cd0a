CREATE TABLE "sold_days" (
	"prod_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "sold_days_prod_id_day_pk" PRIMARY KEY("prod_id","day"),
	CONSTRAINT "sold_days_pieces" CHECK ("sold_days"."pieces" >= 0)
);
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD COLUMN "swatch" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "img_looks" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "companions" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "tint" text;--> statement-breakpoint
ALTER TABLE "sold_days" ADD CONSTRAINT "sold_days_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sold_days_by_day" ON "sold_days" USING btree ("day");