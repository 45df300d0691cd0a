CREATE TABLE "stopped_mails" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stopped_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "stopped_mails_kind" CHECK ("stopped_mails"."kind" in ('ORDER', 'DELIVERY', 'PRICE_DROP', 'BACK_IN_STOCK'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "stopped_mails" ADD CONSTRAINT "stopped_mails_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;