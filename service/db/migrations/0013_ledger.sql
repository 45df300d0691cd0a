CREATE TABLE "ledger_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"posting_id" bigint NOT NULL,
	"account" text NOT NULL,
	"user_id" text,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('WALLET', 'WALLET_HELD', 'COINS', 'COINS_HELD', 'COINS_PENDING', 'MALL_MONEY', 'MALL_COINS')),
	CONSTRAINT "ledger_entries_unit" CHECK ("ledger_entries"."unit" in ('LKR', 'CNY', 'LAK', 'TRY', 'COIN')),
	CONSTRAINT "ledger_entries_owner" CHECK (("ledger_entries"."user_id" is null) = ("ledger_entries"."account" like 'MALL%')),
	CONSTRAINT "ledger_entries_kind" CHECK (("ledger_entries"."account" like '%COINS%') = ("ledger_entries"."unit" = 'COIN')),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_increment" CHECK ("ledger_entries"."unit" is not null and "ledger_entries"."amount" % (case "ledger_entries"."unit" when 'LKR' then 100 when 'LAK' then 100 else 1 end) = 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"posting_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_postings_source_unique" UNIQUE("source")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("posting_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("posting_id","account",coalesce("user_id", ''),"unit");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("user_id","account","unit");--> statement-breakpoint
-- Hand-written from here on: the law of the ledger, which holds for whoever writes (decision 31).
CREATE TRIGGER stays_as_written BEFORE UPDATE OR DELETE ON ledger_postings FOR EACH ROW EXECUTE FUNCTION stays_as_written();--> statement-breakpoint
CREATE TRIGGER stays_as_written BEFORE UPDATE OR DELETE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION stays_as_written();--> statement-breakpoint
-- One after the other moves what a member has, so that the balance that is judged at the commit is the whole of it.
CREATE FUNCTION ledger_waits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM users WHERE user_id = NEW.user_id FOR NO KEY UPDATE;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_waits BEFORE INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION ledger_waits();--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT count(*) FROM ledger_entries WHERE posting_id = NEW.posting_id) < 2 THEN
		RAISE EXCEPTION 'posting % has no two sides', NEW.posting_id USING ERRCODE = 'check_violation';
	END IF;
	IF EXISTS (SELECT FROM ledger_entries WHERE posting_id = NEW.posting_id GROUP BY unit HAVING sum(amount) <> 0) THEN
		RAISE EXCEPTION 'posting % does not balance', NEW.posting_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION ledger_covers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(amount) FROM ledger_entries WHERE user_id = NEW.user_id AND account = NEW.account AND unit = NEW.unit) < 0 THEN
		RAISE EXCEPTION 'account % would fall below nothing', NEW.account USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balances AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_covers AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.user_id IS NOT NULL AND NEW.amount < 0) EXECUTE FUNCTION ledger_covers();
