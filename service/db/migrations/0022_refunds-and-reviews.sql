CREATE TABLE "refund_events" (
	"refund_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_events_refund_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_sn" text NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_events_event" CHECK ("refund_events"."event" in ('apply', 'orderCancelledPaid', 'orderCancelledUnpaid', 'accept', 'sellerSilent', 'reject', 'withdraw', 'shipReturn', 'correctReturn', 'returnDue', 'returnReceived', 'returnSilent', 'rejectParcel', 'startPaying', 'tenderFailed', 'paid')),
	CONSTRAINT "refund_events_from" CHECK ("refund_events"."from_status" in ('APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'RETURN_RECEIVED', 'REFUNDING', 'REFUNDED', 'REJECTED', 'WITHDRAWN', 'CLOSED')),
	CONSTRAINT "refund_events_to" CHECK ("refund_events"."to_status" in ('APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'RETURN_RECEIVED', 'REFUNDING', 'REFUNDED', 'REJECTED', 'WITHDRAWN', 'CLOSED')),
	CONSTRAINT "refund_events_actor" CHECK ("refund_events"."actor" in ('BUYER', 'DESK', 'SYSTEM'))
);
--> statement-breakpoint
CREATE TABLE "refund_items" (
	"refund_sn" text NOT NULL,
	"order_item_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"coins" integer NOT NULL,
	"open" boolean NOT NULL,
	CONSTRAINT "refund_items_refund_sn_order_item_id_pk" PRIMARY KEY("refund_sn","order_item_id"),
	CONSTRAINT "refund_items_count" CHECK ("refund_items"."count" > 0),
	CONSTRAINT "refund_items_amounts" CHECK ("refund_items"."amount" >= 0 and "refund_items"."coins" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_parcels" (
	"refund_sn" text PRIMARY KEY NOT NULL,
	"courier_id" bigint NOT NULL,
	"courier_name" text NOT NULL,
	"express_no" text NOT NULL,
	"mobile" text NOT NULL,
	"pics" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_sn" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_number" text NOT NULL,
	"user_id" text NOT NULL,
	"apply_type" text,
	"status" text NOT NULL,
	"reason" text,
	"is_received" boolean DEFAULT false NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"mobile" text,
	"pics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"coins" integer NOT NULL,
	"delivery_part" bigint DEFAULT 0 NOT NULL,
	"cancelled_amount" bigint,
	"card_part" bigint,
	"wallet_part" bigint,
	"deadline" timestamp with time zone,
	"reject_reason" text,
	"returns_to" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_kind" CHECK ("refunds"."kind" in ('AFTER_SALES', 'CANCELLATION')),
	CONSTRAINT "refunds_type" CHECK ("refunds"."apply_type" in ('REFUND_ONLY', 'RETURN_REFUND')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'RETURN_RECEIVED', 'REFUNDING', 'REFUNDED', 'REJECTED', 'WITHDRAWN', 'CLOSED')),
	CONSTRAINT "refunds_reason" CHECK ("refunds"."reason" in ('NOT_RECEIVED', 'DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'QUALITY', 'MISSING_PARTS', 'NO_LONGER_NEEDED', 'OTHER')),
	CONSTRAINT "refunds_currency" CHECK ("refunds"."currency" in ('LKR', 'CNY', 'LAK', 'TRY')),
	CONSTRAINT "refunds_increment" CHECK ("refunds"."currency" is not null and "refunds"."amount" % (case "refunds"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "refunds"."delivery_part" % (case "refunds"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "refunds"."card_part" % (case "refunds"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0 and "refunds"."wallet_part" % (case "refunds"."currency" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0),
	CONSTRAINT "refunds_amounts" CHECK ("refunds"."amount" >= 0 and "refunds"."coins" >= 0 and "refunds"."delivery_part" >= 0 and "refunds"."card_part" >= 0 and "refunds"."wallet_part" >= 0),
	CONSTRAINT "refunds_delivery" CHECK ("refunds"."delivery_part" <= "refunds"."amount"),
	CONSTRAINT "refunds_parts" CHECK (("refunds"."card_part" is null) = ("refunds"."wallet_part" is null) and "refunds"."card_part" + "refunds"."wallet_part" = "refunds"."amount"),
	CONSTRAINT "refunds_after_sales" CHECK (("refunds"."kind" = 'AFTER_SALES') = ("refunds"."apply_type" is not null)),
	CONSTRAINT "refunds_cancelled" CHECK (("refunds"."kind" = 'CANCELLATION') = ("refunds"."cancelled_amount" is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_cause";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "refund_sn" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_item_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "returns_to" jsonb;--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_refund_sn_refunds_refund_sn_fk" FOREIGN KEY ("refund_sn") REFERENCES "public"."refunds"("refund_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_refund_sn_refunds_refund_sn_fk" FOREIGN KEY ("refund_sn") REFERENCES "public"."refunds"("refund_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_items" ADD CONSTRAINT "refund_items_order_item_id_order_items_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("order_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_parcels" ADD CONSTRAINT "refund_parcels_refund_sn_refunds_refund_sn_fk" FOREIGN KEY ("refund_sn") REFERENCES "public"."refunds"("refund_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_events_by_refund" ON "refund_events" USING btree ("refund_sn","refund_event_id");--> statement-breakpoint
CREATE INDEX "refund_items_by_line" ON "refund_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_items_one_open" ON "refund_items" USING btree ("order_item_id") WHERE "refund_items"."open";--> statement-breakpoint
CREATE INDEX "refunds_by_user" ON "refunds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("deadline") WHERE "refunds"."deadline" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_cancellation" ON "refunds" USING btree ("order_number") WHERE "refunds"."kind" = 'CANCELLATION';--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_refund_sn_refunds_refund_sn_fk" FOREIGN KEY ("refund_sn") REFERENCES "public"."refunds"("refund_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_item_id_order_items_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("order_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_one_of_refund" ON "payment_refunds" USING btree ("refund_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_per_line" ON "reviews" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "reviews_by_user" ON "reviews" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_after_sales" CHECK (("payment_refunds"."cause" = 'REFUND') = ("payment_refunds"."refund_sn" is not null));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_cause" CHECK ("payment_refunds"."cause" in ('CANCELLED', 'GROUP_FAILED', 'LATE', 'REFUND'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_buyer" CHECK (("reviews"."order_item_id" is null) = ("reviews"."user_id" is null));--> statement-breakpoint
-- Hand-written from here on: the law of refunds, which holds for whoever writes (decision 44).
CREATE TRIGGER stays_as_written BEFORE UPDATE OR DELETE ON refund_events FOR EACH ROW EXECUTE FUNCTION stays_as_written();--> statement-breakpoint
-- Whether a refund still has no end stands at its lines, too, for the index that lets a line have one such refund at most.
CREATE FUNCTION refund_has_no_end(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT status IN ('APPLIED', 'ACCEPTED', 'RETURN_SHIPPED', 'RETURN_RECEIVED', 'REFUNDING')
$$;--> statement-breakpoint
CREATE FUNCTION open_refund_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT refund_has_no_end(r.status) INTO NEW.open FROM refunds r WHERE r.refund_sn = NEW.refund_sn;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER open_refund_item BEFORE INSERT ON refund_items FOR EACH ROW EXECUTE FUNCTION open_refund_item();--> statement-breakpoint
CREATE FUNCTION close_refund_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE refund_items SET open = refund_has_no_end(NEW.status) WHERE refund_sn = NEW.refund_sn;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER close_refund_items AFTER UPDATE OF status ON refunds FOR EACH ROW
	WHEN (refund_has_no_end(OLD.status) <> refund_has_no_end(NEW.status)) EXECUTE FUNCTION close_refund_items();--> statement-breakpoint
-- What goes back is never more than what was paid: of money, of coins, and of the pieces of a line.
CREATE FUNCTION refunds_within_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM orders o, refunds r WHERE o.order_number = NEW.order_number AND r.order_number = o.order_number
			AND r.status NOT IN ('REJECTED', 'WITHDRAWN', 'CLOSED')
			GROUP BY o.order_number HAVING sum(r.amount) > o.total OR sum(r.coins) > o.coins_used) THEN
		RAISE EXCEPTION 'order % would give back more than was paid', NEW.order_number USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_order AFTER INSERT OR UPDATE OF amount, coins, status ON refunds FOR EACH ROW EXECUTE FUNCTION refunds_within_order();--> statement-breakpoint
CREATE FUNCTION refund_items_within_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM order_items l JOIN refund_items i USING (order_item_id) JOIN refunds r USING (refund_sn)
			WHERE l.order_item_id = NEW.order_item_id AND r.status NOT IN ('REJECTED', 'WITHDRAWN', 'CLOSED')
			GROUP BY l.order_item_id HAVING sum(i.count) > l.count) THEN
		RAISE EXCEPTION 'more pieces of line % would go back than were bought', NEW.order_item_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refund_items_within_line AFTER INSERT ON refund_items FOR EACH ROW EXECUTE FUNCTION refund_items_within_line();--> statement-breakpoint
-- Orders that were cancelled before are listed as every later one is. What a card still waits for is told by its refunds.
INSERT INTO refunds (refund_sn, kind, order_number, user_id, status, currency, amount, coins, cancelled_amount, card_part, wallet_part, created_at)
SELECT 'RF' || order_number, 'CANCELLATION', order_number, user_id,
	CASE WHEN card_part + wallet_part + coins = 0 THEN 'CLOSED' WHEN waits THEN 'REFUNDING' ELSE 'REFUNDED' END,
	currency, card_part + wallet_part, coins, total,
	CASE WHEN card_part + wallet_part + coins > 0 THEN card_part END, CASE WHEN card_part + wallet_part + coins > 0 THEN wallet_part END,
	coalesce(cancel_time, created_at)
FROM (
	SELECT o.*, o.wallet_used AS wallet_part, o.coins_used AS coins,
		CASE WHEN o.pay_type = 'CARD' AND o.pay_status IN ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') AND o.pay_time IS NOT NULL THEN o.due ELSE 0 END AS card_part,
		EXISTS (SELECT FROM payment_refunds p WHERE p.order_number = o.order_number AND p.state = 'PENDING') AS waits
	FROM orders o WHERE o.status = 'CANCELLED'
) ended ORDER BY order_number;--> statement-breakpoint
INSERT INTO refund_items (refund_sn, order_item_id, count, amount, coins, open)
SELECT r.refund_sn, i.order_item_id, i.count, 0, 0, false FROM refunds r JOIN order_items i USING (order_number) ORDER BY i.order_item_id;--> statement-breakpoint
INSERT INTO refund_events (refund_sn, event, from_status, to_status, actor, at)
SELECT refund_sn, CASE WHEN status = 'CLOSED' THEN 'orderCancelledUnpaid' ELSE 'orderCancelledPaid' END, NULL,
	CASE WHEN status = 'CLOSED' THEN 'CLOSED' ELSE 'REFUNDING' END, 'SYSTEM', created_at FROM refunds ORDER BY refund_sn;--> statement-breakpoint
INSERT INTO refund_events (refund_sn, event, from_status, to_status, actor, at)
SELECT r.refund_sn, 'paid', 'REFUNDING', 'REFUNDED', 'SYSTEM',
	greatest(r.created_at, (SELECT max(p.ended_at) FROM payment_refunds p WHERE p.order_number = r.order_number))
FROM refunds r WHERE r.status = 'REFUNDED' ORDER BY r.refund_sn;
