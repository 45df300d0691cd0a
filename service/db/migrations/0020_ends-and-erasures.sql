ALTER TABLE "card_erasures" DROP CONSTRAINT "card_erasures_kind";--> statement-breakpoint
ALTER TABLE "group_buys" ADD COLUMN "ended_as" text;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_erasures" ADD CONSTRAINT "card_erasures_kind" CHECK ("card_erasures"."kind" in ('card', 'customer', 'session', 'save'));--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_ended_as" CHECK ("group_buys"."ended_as" in ('COMPLETED', 'TIME_OUT'));