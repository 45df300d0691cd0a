CREATE TABLE "known_browsers" (
	"user_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_hash_pk" PRIMARY KEY("user_id","browser_hash")
);
--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "open_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "open_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "known_browser" text;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_by_browser" ON "known_browsers" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "known_browsers_by_age" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
-- Codes that are on their way are good without a cookie, as they were sent.
UPDATE "login_codes" SET "open_until" = "expires_at";--> statement-breakpoint
-- Numbers are kept without the zero that is dialled at home; where another account has the number, both stay as they are.
UPDATE "users" SET "mobile" = overlay("mobile" placing '' from 5 for 1)
WHERE "mobile" ~ '^(0094|0856)0\d{9}$'
  AND NOT EXISTS (SELECT FROM "users" "other" WHERE "other"."mobile" = overlay("users"."mobile" placing '' from 5 for 1));--> statement-breakpoint
UPDATE "addresses" SET "mobile" = overlay("mobile" placing '' from 5 for 1) WHERE "mobile" ~ '^(0094|0856)0\d{9}$';--> statement-breakpoint
UPDATE "addresses" SET "alt_mobile" = overlay("alt_mobile" placing '' from 5 for 1) WHERE "alt_mobile" ~ '^(0094|0856)0\d{9}$';