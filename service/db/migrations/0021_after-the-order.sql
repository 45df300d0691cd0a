CREATE TABLE "order_notices" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"order_number" text NOT NULL,
	"refund_sn" text,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "order_notices_cause_unique" UNIQUE("cause"),
	CONSTRAINT "order_notices_kind" CHECK ("order_notices"."kind" in ('ORDER_PLACED', 'PAID', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED', 'REFUND', 'RATE_REMINDER', 'GROUP_DONE', 'GROUP_FAILED', 'PAY_REMINDER'))
);
--> statement-breakpoint
CREATE TABLE "couriers" (
	"courier_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "couriers_courier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"region_id" bigint NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"track_url" text,
	CONSTRAINT "couriers_track_url" CHECK ("couriers"."track_url" is null or "couriers"."track_url" like 'https://%{number}%')
);
--> statement-breakpoint
CREATE TABLE "parcel_items" (
	"parcel_id" bigint NOT NULL,
	"order_item_id" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_id_pk" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_count" CHECK ("parcel_items"."count" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "parcel_scans" (
	"scan_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_scans_scan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"word" text NOT NULL,
	"note" text,
	"location" text,
	CONSTRAINT "parcel_scans_word" CHECK ("parcel_scans"."word" in ('LABEL', 'PICKED_UP', 'IN_TRANSIT', 'ARRIVED', 'CUSTOMS', 'OUT_FOR_DELIVERY', 'FAILED', 'REFUSED', 'RETURNING', 'DELIVERED', 'NEWS')),
	CONSTRAINT "parcel_scans_note" CHECK (char_length("parcel_scans"."note") <= 300),
	CONSTRAINT "parcel_scans_location" CHECK (char_length("parcel_scans"."location") <= 120)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"parcel_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_parcel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"courier_name" text NOT NULL,
	"tracking_number" text NOT NULL,
	"state" text NOT NULL,
	"failed_tries" integer DEFAULT 0 NOT NULL,
	"expected_on" date,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('LABEL', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED', 'RETURNING')),
	CONSTRAINT "parcels_delivered" CHECK (("parcels"."state" = 'DELIVERED') = ("parcels"."delivered_at" is not null)),
	CONSTRAINT "parcels_tries" CHECK ("parcels"."failed_tries" between 0 and 3)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_event";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts";--> statement-breakpoint
ALTER TABLE "regions" DROP CONSTRAINT "regions_coins";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coins_earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coins_booked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "earn_per" bigint DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notices" ADD CONSTRAINT "order_notices_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "couriers" ADD CONSTRAINT "couriers_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_order_items_order_item_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("order_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_scans" ADD CONSTRAINT "parcel_scans_parcel_id_parcels_parcel_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("parcel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notices_by_user" ON "order_notices" USING btree ("user_id","notice_id");--> statement-breakpoint
CREATE INDEX "order_notices_unread" ON "order_notices" USING btree ("user_id") WHERE "order_notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_notices_by_order" ON "order_notices" USING btree ("order_number","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "couriers_by_name" ON "couriers" USING btree ("region_id",lower("name"));--> statement-breakpoint
CREATE INDEX "parcel_items_by_item" ON "parcel_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_scans_once" ON "parcel_scans" USING btree ("parcel_id","at","word",coalesce("note", ''));--> statement-breakpoint
CREATE INDEX "parcels_by_order" ON "parcels" USING btree ("order_number","parcel_id");--> statement-breakpoint
CREATE INDEX "parcels_by_number" ON "parcels" USING btree (upper("tracking_number"));--> statement-breakpoint
CREATE INDEX "orders_coins_to_book" ON "orders" USING btree ("finally_time") WHERE "orders"."coins_earned" > 0 and "orders"."coins_booked_at" is null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_event" CHECK ("order_events"."event" in ('submitCard', 'submitCod', 'submitPaid', 'paymentSucceeded', 'payWithCod', 'payDeadline', 'cancelByBuyer', 'groupCompleted', 'groupTimedOut', 'sellerCannotDeliver', 'shipPart', 'ship', 'deliver', 'codRefused', 'confirmReceipt', 'autoReceive', 'refundAll', 'refundSome', 'hide', 'show'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."shop_discount" >= 0 and "orders"."product_voucher" >= 0 and "orders"."shop_voucher" >= 0 and "orders"."mall_voucher" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."delivery_reduce" >= 0 and "orders"."insurance" >= 0 and "orders"."coin_reduce" >= 0 and "orders"."coins_used" >= 0 and "orders"."coins_earned" >= 0 and "orders"."total" >= 0 and "orders"."wallet_used" >= 0 and "orders"."due" >= 0);--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_coins" CHECK ("regions"."coin_value" > 0 and "regions"."earn_per" > 0 and "regions"."redeem_percent" between 0 and 100);--> statement-breakpoint
UPDATE "regions" SET "earn_per" = "coin_value" * 1000;--> statement-breakpoint
CREATE FUNCTION name_couriers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO couriers (region_id, name)
		SELECT NEW.region_id, named.name
		FROM jsonb_array_elements_text(NEW.couriers) WITH ORDINALITY AS named(name, seq) ORDER BY named.seq
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER regions_name_couriers AFTER INSERT OR UPDATE OF couriers ON "regions"
	FOR EACH ROW EXECUTE FUNCTION name_couriers();--> statement-breakpoint
INSERT INTO "couriers" ("region_id", "name")
	SELECT r."region_id", named.name FROM "regions" r,
		jsonb_array_elements_text(r."couriers") WITH ORDINALITY AS named(name, seq)
	ORDER BY r."seq", named.seq ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Every order that was shipped had one parcel with all that it holds; what was reported of it are its own two moments.
INSERT INTO "parcels" ("order_number", "courier_name", "tracking_number", "state", "shipped_at", "delivered_at")
	SELECT "order_number", "courier_name", coalesce("tracking_number", ''),
		CASE WHEN "delivered_time" IS NOT NULL OR "status" = 'COMPLETED' THEN 'DELIVERED'
			WHEN "status" = 'CANCELLED' THEN 'RETURNING' ELSE 'IN_TRANSIT' END,
		coalesce("dvy_time", "created_at"),
		CASE WHEN "delivered_time" IS NOT NULL OR "status" = 'COMPLETED'
			THEN coalesce("delivered_time", "finally_time", "dvy_time", "created_at") END
	FROM "orders" WHERE "courier_name" IS NOT NULL ORDER BY "created_at", "order_number";--> statement-breakpoint
INSERT INTO "parcel_items" ("parcel_id", "order_item_id", "count")
	SELECT p."parcel_id", i."order_item_id", i."count"
	FROM "parcels" p INNER JOIN "order_items" i ON i."order_number" = p."order_number";--> statement-breakpoint
INSERT INTO "parcel_scans" ("parcel_id", "at", "word")
	SELECT "parcel_id", "shipped_at", 'PICKED_UP' FROM "parcels"
	UNION ALL SELECT "parcel_id", "delivered_at", 'DELIVERED' FROM "parcels" WHERE "delivered_at" IS NOT NULL
	ORDER BY 1, 2;--> statement-breakpoint
UPDATE "orders" SET "hidden_at" = coalesce("finally_time", "cancel_time", "created_at") WHERE "hidden";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier_name";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";