CREATE TABLE "bank_cards" (
	"card_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"processor" text NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"holder_name" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_cards_processor" CHECK ("bank_cards"."processor" in ('sandbox', 'stripe')),
	CONSTRAINT "bank_cards_brand" CHECK ("bank_cards"."brand" in ('VISA', 'MASTERCARD', 'AMEX', 'UNIONPAY', 'OTHER')),
	CONSTRAINT "bank_cards_last4" CHECK ("bank_cards"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "bank_cards_month" CHECK ("bank_cards"."exp_month" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "card_erasures" (
	"card_erasure_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_erasures_card_erasure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"processor" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_erasures_processor" CHECK ("card_erasures"."processor" in ('sandbox', 'stripe')),
	CONSTRAINT "card_erasures_kind" CHECK ("card_erasures"."kind" in ('card', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "processor_customers" (
	"user_id" text NOT NULL,
	"processor" text NOT NULL,
	"customer_key" text NOT NULL,
	"reference" text,
	CONSTRAINT "processor_customers_user_id_processor_pk" PRIMARY KEY("user_id","processor"),
	CONSTRAINT "processor_customers_customer_key_unique" UNIQUE("customer_key"),
	CONSTRAINT "processor_customers_processor" CHECK ("processor_customers"."processor" in ('sandbox', 'stripe'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"payment_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pay_no" text NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_event" CHECK ("payment_events"."event" in ('payByCard', 'payByCod', 'approve', 'challenge', 'refuse', 'noAnswer', 'challengePassed', 'cancel', 'expire', 'collect', 'orderEnded', 'refundSome', 'refundAll')),
	CONSTRAINT "payment_events_from" CHECK ("payment_events"."from_status" in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED', 'COD_PENDING', 'COD_COLLECTED', 'COD_FAILED', 'PARTLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "payment_events_to" CHECK ("payment_events"."to_status" in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED', 'COD_PENDING', 'COD_COLLECTED', 'COD_FAILED', 'PARTLY_REFUNDED', 'REFUNDED'))
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"pay_no" text NOT NULL,
	"order_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"open" boolean NOT NULL,
	CONSTRAINT "payment_orders_pay_no_order_number_pk" PRIMARY KEY("pay_no","order_number"),
	CONSTRAINT "payment_orders_amount" CHECK ("payment_orders"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"order_number" text NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_cause" CHECK ("payment_refunds"."cause" in ('CANCELLED', 'GROUP_FAILED', 'LATE')),
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('PENDING', 'DONE', 'TO_WALLET')),
	CONSTRAINT "payment_refunds_currency" CHECK ("payment_refunds"."currency" in ('LKR', 'CNY', 'LAK', 'TRY')),
	CONSTRAINT "payment_refunds_increment" CHECK ("payment_refunds"."currency" is not null and "payment_refunds"."amount" % (case "payment_refunds"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0),
	CONSTRAINT "payment_refunds_end" CHECK (("payment_refunds"."state" = 'PENDING') = ("payment_refunds"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"intent_key" text,
	"pay_type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"processor" text,
	"reference" text,
	"customer" text,
	"card_id" text,
	"save_card" boolean DEFAULT false NOT NULL,
	"next_action" jsonb,
	"failure" text,
	"void_due" boolean DEFAULT false NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_pay_type" CHECK ("payments"."pay_type" in ('COD_CASH', 'COD_CARD', 'CARD', 'WALLET')),
	CONSTRAINT "payments_status" CHECK ("payments"."status" in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'EXPIRED', 'COD_PENDING', 'COD_COLLECTED', 'COD_FAILED', 'PARTLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "payments_currency" CHECK ("payments"."currency" in ('LKR', 'CNY', 'LAK', 'TRY')),
	CONSTRAINT "payments_processor" CHECK ("payments"."processor" in ('sandbox', 'stripe')),
	CONSTRAINT "payments_failure" CHECK ("payments"."failure" in ('card.declined', 'card.insufficient_funds', 'card.expired', 'card.authentication_failed', 'card.processor_error', 'card.token_invalid')),
	CONSTRAINT "payments_increment" CHECK ("payments"."currency" is not null and "payments"."amount" % (case "payments"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_who" CHECK (("payments"."pay_type" = 'CARD') = ("payments"."processor" is not null)),
	CONSTRAINT "payments_why" CHECK (("payments"."status" = 'FAILED') = ("payments"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_calls" (
	"sandbox_call_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_calls_sandbox_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pay_no" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"card_ref" text PRIMARY KEY NOT NULL,
	"test_card" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"holder_name" text,
	"token_hash" text,
	"used_for" text,
	"kept_for" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "sandbox_cards_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sandbox_cards_kind" CHECK (("sandbox_cards"."token_hash" is null) <> ("sandbox_cards"."kept_for" is null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"pay_no" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"card" jsonb NOT NULL,
	"failure" text,
	"challenge_hash" text,
	"challenge_tries" integer DEFAULT 0 NOT NULL,
	"challenge_until" timestamp with time zone,
	"return_url" text NOT NULL,
	"decides_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_challenge_hash_unique" UNIQUE("challenge_hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"pay_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_cards" ADD CONSTRAINT "bank_cards_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "processor_customers" ADD CONSTRAINT "processor_customers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_pay_no_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_pay_no_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_pay_no_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_pay_no_sandbox_payments_pay_no_fk" FOREIGN KEY ("pay_no") REFERENCES "public"."sandbox_payments"("pay_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_once" ON "bank_cards" USING btree ("user_id","processor","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_one_default" ON "bank_cards" USING btree ("user_id") WHERE "bank_cards"."is_default";--> statement-breakpoint
CREATE INDEX "card_erasures_due" ON "card_erasures" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "payment_events_by_payment" ON "payment_events" USING btree ("pay_no","payment_event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_one_open" ON "payment_orders" USING btree ("order_number") WHERE "payment_orders"."open";--> statement-breakpoint
CREATE INDEX "payment_orders_by_order" ON "payment_orders" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_try_at") WHERE "payment_refunds"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "payment_refunds_by_order" ON "payment_refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_payment" ON "payment_refunds" USING btree ("pay_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once_per_intent" ON "payments" USING btree ("user_id","intent_key");--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("next_ask_at") WHERE "payments"."status" in ('CREATED', 'REQUIRES_ACTION', 'PROCESSING') or "payments"."void_due";--> statement-breakpoint
CREATE INDEX "payments_by_card" ON "payments" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "sandbox_calls_due" ON "sandbox_calls" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "sandbox_cards_by_customer" ON "sandbox_cards" USING btree ("kept_for");--> statement-breakpoint
CREATE INDEX "sandbox_payments_slow" ON "sandbox_payments" USING btree ("decides_at") WHERE "sandbox_payments"."status" = 'processing';--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_payment" ON "sandbox_refunds" USING btree ("pay_no");--> statement-breakpoint
-- Whether a payment still has no end stands at its orders, too, for the index that lets an order have one such payment at most.
CREATE FUNCTION payment_has_no_end(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT status IN ('CREATED', 'REQUIRES_ACTION', 'PROCESSING')
$$;--> statement-breakpoint
CREATE FUNCTION open_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT payment_has_no_end(p.status) INTO NEW.open FROM payments p WHERE p.pay_no = NEW.pay_no;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER open_payment_order BEFORE INSERT ON payment_orders FOR EACH ROW EXECUTE FUNCTION open_payment_order();--> statement-breakpoint
CREATE FUNCTION close_payment_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE payment_orders SET open = payment_has_no_end(NEW.status) WHERE pay_no = NEW.pay_no;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER close_payment_orders AFTER UPDATE OF status ON payments FOR EACH ROW
	WHEN (payment_has_no_end(OLD.status) <> payment_has_no_end(NEW.status)) EXECUTE FUNCTION close_payment_orders();
