CREATE TABLE "mail_stops" (
	"address_key" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_stops_address_key_reason_pk" PRIMARY KEY("address_key","reason")
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD COLUMN "by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD COLUMN "notify_payments" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD COLUMN "notify_plans" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD COLUMN "notify_parents" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD COLUMN "notify_by_mail" boolean DEFAULT false NOT NULL;