CREATE TABLE "feedback_messages" (
	"message_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_number" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb,
	"opens_at" timestamp (3) with time zone,
	"once_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_messages_once" UNIQUE("request_number","once_key"),
	CONSTRAINT "feedback_messages_automatic" CHECK (("feedback_messages"."author" = 'automatic') = ("feedback_messages"."opens_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_for_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "request_number" bigint;--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "feedback_requests" SET "changed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "feedback_requests" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD COLUMN "notify_support" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_request_number_feedback_requests_request_number_fk" FOREIGN KEY ("request_number") REFERENCES "public"."feedback_requests"("request_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_messages_request_number_created_at_index" ON "feedback_messages" USING btree ("request_number","created_at");