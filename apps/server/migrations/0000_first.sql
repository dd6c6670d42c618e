CREATE TABLE "accepted_agreements" (
	"student_id" text NOT NULL,
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"content_hash" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accepted_agreements_student_id_agreement_id_version_pk" PRIMARY KEY("student_id","agreement_id","version")
);
--> statement-breakpoint
CREATE TABLE "email_confirmations" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor_hash" text,
	"successor_sealed" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"name" text,
	"language_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"referral_info" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "students_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"next_position" integer DEFAULT 1 NOT NULL,
	"tutor_state" jsonb,
	"open_problem_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"student_id" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"author" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"client_message_id" uuid,
	"reply_to" uuid,
	"intent" jsonb,
	"content" jsonb,
	"failure" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "messages_once" UNIQUE("student_id","client_message_id"),
	CONSTRAINT "messages_place" UNIQUE("conversation_id","position"),
	CONSTRAINT "messages_state" CHECK ("messages"."state" in ('sent', 'pending', 'streaming', 'done', 'stopped', 'failed')),
	CONSTRAINT "messages_author" CHECK (("messages"."author" = 'student') = ("messages"."state" = 'sent'))
);
--> statement-breakpoint
CREATE TABLE "reply_orders" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"student_id" text NOT NULL,
	"position" integer NOT NULL,
	"attempt" integer NOT NULL,
	"interface_language" text NOT NULL,
	"period_number" integer NOT NULL,
	"units" integer NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"starts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reply_orders_queue" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "usage_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" text NOT NULL,
	"period_number" integer NOT NULL,
	"message_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"kind" text NOT NULL,
	"units" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_periods" (
	"student_id" text NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"allowance" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"grace_turns_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_periods_student_id_number_pk" PRIMARY KEY("student_id","number"),
	CONSTRAINT "usage_periods_used" CHECK ("usage_periods"."used" between 0 and "usage_periods"."allowance")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"student_id" text,
	"session_id" text,
	"action" text NOT NULL,
	"result" text NOT NULL,
	"address_prefix" text
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"text" text,
	"html" text,
	"sent_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accepted_agreements" ADD CONSTRAINT "accepted_agreements_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_orders" ADD CONSTRAINT "reply_orders_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_orders" ADD CONSTRAINT "reply_orders_conversation_id_conversations_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("conversation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_orders" ADD CONSTRAINT "reply_orders_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_periods" ADD CONSTRAINT "usage_periods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_confirmations_student_id_index" ON "email_confirmations" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "password_requests_student_id_index" ON "password_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expires_at_index" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_student_id_index" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_general" ON "conversations" USING btree ("student_id") WHERE "conversations"."kind" = 'general';--> statement-breakpoint
CREATE INDEX "conversations_student" ON "conversations" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "usage_entries_reserved_once" ON "usage_entries" USING btree ("message_id","attempt") WHERE "usage_entries"."kind" = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX "usage_entries_settled_once" ON "usage_entries" USING btree ("message_id","attempt") WHERE "usage_entries"."kind" <> 'reserved';--> statement-breakpoint
CREATE INDEX "usage_entries_student" ON "usage_entries" USING btree ("student_id","entry_id");--> statement-breakpoint
CREATE INDEX "audit_student_id_at_index" ON "audit" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");