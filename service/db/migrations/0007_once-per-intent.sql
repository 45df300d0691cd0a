ALTER TABLE "checkouts" ADD COLUMN "shown" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "basket_id" bigint;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_once_per_cart_line" UNIQUE("basket_id");