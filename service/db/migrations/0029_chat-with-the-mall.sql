ALTER TABLE "conversations" DROP CONSTRAINT "conversations_one_per_shop";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "shop_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_one_per_shop" UNIQUE NULLS NOT DISTINCT("user_id","shop_id");