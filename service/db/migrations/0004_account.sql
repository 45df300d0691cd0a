CREATE TABLE "uploads" (
	"file_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"uploaded_at" timestamp with time zone,
	"attached_at" timestamp with time zone,
	CONSTRAINT "uploads_purpose" CHECK ("uploads"."purpose" in ('review', 'avatar', 'refund', 'chat'))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_reachable";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_by_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("issued_at") WHERE "uploads"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "users_to_be_forgotten" ON "users" USING btree ("deletion_at") WHERE "users"."deletion_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_reachable" CHECK ("users"."mail" is not null or "users"."mobile" is not null or "users"."erased_at" is not null);