CREATE TABLE "invitations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"inviter_user_id" text NOT NULL,
	"state" text NOT NULL,
	"not_counted" text,
	"network_hash" text,
	"invited_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"region_id" bigint,
	"coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitations_state" CHECK ("invitations"."state" in ('INVITED', 'CONFIRMED', 'NOT_COUNTED')),
	CONSTRAINT "invitations_not_counted" CHECK ("invitations"."not_counted" in ('SELF', 'LOOP', 'SAME_DEVICE', 'TOO_MANY')),
	CONSTRAINT "invitations_reason" CHECK (("invitations"."state" = 'NOT_COUNTED') = ("invitations"."not_counted" is not null)),
	CONSTRAINT "invitations_confirmed" CHECK (("invitations"."state" = 'CONFIRMED') = ("invitations"."confirmed_at" is not null and "invitations"."region_id" is not null)),
	CONSTRAINT "invitations_not_self" CHECK ("invitations"."user_id" <> "invitations"."inviter_user_id"),
	CONSTRAINT "invitations_coins" CHECK ("invitations"."coins" >= 0)
);
--> statement-breakpoint
-- Who came by a code before this was kept waits for a first order, as whoever comes from now on.
INSERT INTO "invitations" ("user_id", "inviter_user_id", "state", "invited_at")
SELECT "user_id", "invited_by", 'INVITED', "created_at" FROM "users"
WHERE "invited_by" IS NOT NULL AND "invited_by" <> "user_id" AND "erased_at" IS NULL;
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_invited_by";
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_user_id_users_user_id_fk" FOREIGN KEY ("inviter_user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_region_id_regions_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("region_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_inviter" ON "invitations" USING btree ("inviter_user_id","invited_at");--> statement-breakpoint
CREATE INDEX "invitations_by_board" ON "invitations" USING btree ("region_id","confirmed_at") WHERE "invitations"."state" = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "invitations_waiting" ON "invitations" USING btree ("invited_at") WHERE "invitations"."state" = 'INVITED';--> statement-breakpoint
CREATE INDEX "invitations_by_network" ON "invitations" USING btree ("network_hash","invited_at") WHERE "invitations"."network_hash" is not null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "invited_by";