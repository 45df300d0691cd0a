CREATE TABLE "live_events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_id" text,
	"sku_id" bigint,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	CONSTRAINT "live_events_for" CHECK (("live_events"."user_id" is null) <> ("live_events"."sku_id" is null))
);
--> statement-breakpoint
CREATE INDEX "live_events_by_user" ON "live_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "live_events_by_time" ON "live_events" USING btree ("at");--> statement-breakpoint
-- Writes an event for one member (or, with a SKU, for all who have it in the cart) in the transaction of its cause; told at the commit.
CREATE FUNCTION write_live_event(member text, sku bigint, what text, about text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE number bigint;
BEGIN
	INSERT INTO live_events (user_id, sku_id, kind, ref) VALUES (member, sku, what, about) RETURNING seq INTO number;
	PERFORM pg_notify('mall_live', json_build_object('seq', number, 'userId', member, 'skuId', sku, 'kind', what, 'ref', about)::text);
END $$;--> statement-breakpoint
CREATE FUNCTION tell_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(user_id, NULL, 'message', NEW.message_id) FROM conversations WHERE conversation_id = NEW.conversation_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_chat_message AFTER INSERT ON chat_messages FOR EACH ROW EXECUTE FUNCTION tell_chat_message();--> statement-breakpoint
-- What the shop has got or read, up to the last message of each conversation; what the member has read changes the member's own counts.
CREATE FUNCTION tell_chat_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(c.user_id, NULL, 'message.status', max(n.message_id))
	FROM changed n JOIN was o ON o.message_id = n.message_id AND o.status <> n.status JOIN conversations c ON c.conversation_id = n.conversation_id
	WHERE n.sender = 'BUYER' GROUP BY c.user_id, n.conversation_id;
	PERFORM write_live_event(m.user_id, NULL, 'unread', '') FROM (
		SELECT DISTINCT c.user_id
		FROM changed n JOIN was o ON o.message_id = n.message_id AND o.status <> n.status JOIN conversations c ON c.conversation_id = n.conversation_id
		WHERE n.sender <> 'BUYER') m;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_chat_status AFTER UPDATE ON chat_messages REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_chat_status();--> statement-breakpoint
CREATE FUNCTION tell_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(NEW.user_id, NULL, 'conversation', NEW.conversation_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_conversation_new AFTER INSERT ON conversations FOR EACH ROW EXECUTE FUNCTION tell_conversation();--> statement-breakpoint
-- Somebody of the shop counts as being there for five minutes; only the coming is told, not each of the shop's moves.
CREATE TRIGGER tell_conversation AFTER UPDATE ON conversations FOR EACH ROW
	WHEN (OLD.state <> NEW.state OR OLD.pinned_prod_id IS DISTINCT FROM NEW.pinned_prod_id
		OR (NEW.seller_seen_at IS NOT NULL AND (OLD.seller_seen_at IS NULL OR NEW.seller_seen_at > OLD.seller_seen_at + interval '4 minutes')))
	EXECUTE FUNCTION tell_conversation();--> statement-breakpoint
CREATE FUNCTION tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(NEW.user_id, NULL, 'notice', NEW.notice_id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_notice AFTER INSERT ON order_notices FOR EACH ROW EXECUTE FUNCTION tell_notice();--> statement-breakpoint
CREATE FUNCTION tell_notices_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(m.user_id, NULL, 'unread', '') FROM (
		SELECT DISTINCT n.user_id FROM changed n JOIN was o ON o.notice_id = n.notice_id AND o.read_at IS DISTINCT FROM n.read_at) m;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_notices_read AFTER UPDATE ON order_notices REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_notices_read();--> statement-breakpoint
CREATE FUNCTION tell_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(NEW.user_id, NULL, 'order', NEW.order_number);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_order_new AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION tell_order();--> statement-breakpoint
CREATE TRIGGER tell_order AFTER UPDATE ON orders FOR EACH ROW
	WHEN (OLD.status <> NEW.status OR OLD.pay_status IS DISTINCT FROM NEW.pay_status OR OLD.delivered_time IS DISTINCT FROM NEW.delivered_time OR OLD.hidden <> NEW.hidden)
	EXECUTE FUNCTION tell_order();--> statement-breakpoint
CREATE TRIGGER tell_refund_new AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION tell_order();--> statement-breakpoint
CREATE TRIGGER tell_refund AFTER UPDATE ON refunds FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION tell_order();--> statement-breakpoint
-- A parcel knows its order, and its order the member.
CREATE FUNCTION tell_parcel() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(user_id, NULL, 'order', order_number) FROM orders WHERE order_number = NEW.order_number;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_parcel AFTER INSERT OR UPDATE ON parcels FOR EACH ROW EXECUTE FUNCTION tell_parcel();--> statement-breakpoint
CREATE FUNCTION tell_scan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(o.user_id, NULL, 'order', o.order_number)
	FROM parcels p JOIN orders o ON o.order_number = p.order_number WHERE p.parcel_id = NEW.parcel_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_scan AFTER INSERT ON parcel_scans FOR EACH ROW EXECUTE FUNCTION tell_scan();--> statement-breakpoint
-- One event for a SKU, however many carts it stands in; none where it stands in no cart.
CREATE FUNCTION tell_carts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(NULL, NEW.sku_id, 'cart', '') WHERE EXISTS (SELECT 1 FROM cart_items WHERE sku_id = NEW.sku_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_carts AFTER UPDATE ON skus FOR EACH ROW
	WHEN (OLD.stock <> NEW.stock OR OLD.enabled <> NEW.enabled) EXECUTE FUNCTION tell_carts();--> statement-breakpoint
CREATE TRIGGER tell_carts_new AFTER INSERT ON sku_prices FOR EACH ROW EXECUTE FUNCTION tell_carts();--> statement-breakpoint
CREATE TRIGGER tell_carts AFTER UPDATE ON sku_prices FOR EACH ROW WHEN (OLD.price <> NEW.price) EXECUTE FUNCTION tell_carts();--> statement-breakpoint
CREATE FUNCTION tell_carts_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM write_live_event(NULL, s.sku_id, 'cart', '') FROM skus s
	WHERE s.prod_id = NEW.prod_id AND EXISTS (SELECT 1 FROM cart_items i WHERE i.sku_id = s.sku_id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_carts_shelf AFTER UPDATE ON products FOR EACH ROW WHEN (OLD.on_shelf <> NEW.on_shelf) EXECUTE FUNCTION tell_carts_shelf();--> statement-breakpoint
-- A session that has ended takes its open pages with it; nothing of it is kept.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('mall_live', json_build_object('kind', 'out', 'userId', NEW.user_id, 'ref', NEW.sid)::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_session_end AFTER UPDATE ON sessions FOR EACH ROW
	WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION tell_session_end();
