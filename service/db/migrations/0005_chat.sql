CREATE TABLE "chat_messages" (
	"message_id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"client_msg_id" text,
	"sender" text NOT NULL,
	"type" text NOT NULL,
	"text" text,
	"picture_url" text,
	"picture_width" integer,
	"picture_height" integer,
	"prod_id" bigint,
	"order_number" text,
	"status" text DEFAULT 'SENT' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_once" UNIQUE("conversation_id","client_msg_id"),
	CONSTRAINT "chat_messages_sender" CHECK ("chat_messages"."sender" in ('BUYER', 'SELLER', 'SYSTEM')),
	CONSTRAINT "chat_messages_status" CHECK ("chat_messages"."status" in ('SENT', 'DELIVERED', 'READ'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"conversation_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"pinned_prod_id" bigint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"seller_seen_at" timestamp with time zone,
	CONSTRAINT "conversations_one_per_shop" UNIQUE("user_id","shop_id"),
	CONSTRAINT "conversations_state" CHECK ("conversations"."state" in ('OPEN', 'CLOSED'))
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_prod_id_products_prod_id_fk" FOREIGN KEY ("prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_order_number_orders_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("order_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_shop_id_shops_shop_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("shop_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_pinned_prod_id_products_prod_id_fk" FOREIGN KEY ("pinned_prod_id") REFERENCES "public"."products"("prod_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_in_order" ON "chat_messages" USING btree ("conversation_id","message_id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."status" <> 'READ';--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_of_all" ON "conversations" USING btree ("updated_at");