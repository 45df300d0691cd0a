ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_state";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "boot_id" TO "run_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "lease_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_state" CHECK ("idempotency_keys"."state" in ('RUNNING', 'ACTING', 'DONE'));
