CREATE TABLE "coin_lot_uses" (
	"order_number" text NOT NULL,
	"lot_id" bigint NOT NULL,
	"coins" bigint NOT NULL,
	CONSTRAINT "coin_lot_uses_order_number_lot_id_pk" PRIMARY KEY("order_number","lot_id"),
	CONSTRAINT "coin_lot_uses_coins" CHECK ("coin_lot_uses"."coins" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_lots" (
	"lot_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_lots_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"posting_id" bigint NOT NULL,
	"coins" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"last_day" date NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_lots_remaining" CHECK ("coin_lots"."coins" > 0 and "coin_lots"."remaining" between 0 and "coin_lots"."coins")
);
--> statement-breakpoint
ALTER TABLE "regions" DROP CONSTRAINT "regions_coins";--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "coin_months" integer DEFAULT 6 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_lot_uses" ADD CONSTRAINT "coin_lot_uses_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lot_uses" ADD CONSTRAINT "coin_lot_uses_lot_id_coin_lots_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."coin_lots"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_posting_id_ledger_postings_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("posting_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_lots_by_end" ON "coin_lots" USING btree ("user_id","ends_at") WHERE "coin_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "coin_lots_due" ON "coin_lots" USING btree ("ends_at") WHERE "coin_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "coin_lots_by_posting" ON "coin_lots" USING btree ("posting_id");--> statement-breakpoint
ALTER TABLE "regions" ADD CONSTRAINT "regions_coins" CHECK ("regions"."coin_value" > 0 and "regions"."earn_per" > 0 and "regions"."redeem_percent" between 0 and 100 and "regions"."coin_months" between 1 and 120);--> statement-breakpoint
-- Hand-written from here on: coins that came before had no end; they get the day of coins that come today. What has been
-- spent is taken from those that came first.
INSERT INTO coin_lots (user_id, posting_id, coins, remaining, last_day, ends_at)
SELECT came.user_id, came.posting_id, came.amount, least(came.amount, greatest(0, came.upto - went.amount)), day.last_day,
	(day.last_day + 1)::timestamp AT TIME ZONE r.time_zone
FROM (SELECT user_id, posting_id, entry_id, amount, sum(amount) OVER (PARTITION BY user_id ORDER BY entry_id) AS upto
	FROM ledger_entries WHERE account = 'COINS' AND amount > 0) AS came
JOIN (SELECT user_id, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0) AS amount
	FROM ledger_entries WHERE account = 'COINS' GROUP BY user_id) AS went USING (user_id)
JOIN users u USING (user_id) JOIN regions r USING (region_id)
CROSS JOIN LATERAL (SELECT (date_trunc('month', (now() AT TIME ZONE r.time_zone) + make_interval(months => r.coin_months))
	+ interval '1 month' - interval '1 day')::date AS last_day) AS day
ORDER BY came.entry_id;
