CREATE TABLE "confirmation_codes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"session_id" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"undo_hash" text,
	"undo_expires_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"student_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_student_id_device_hash_pk" PRIMARY KEY("student_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"attempt_hash" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text,
	"accepted_texts" jsonb NOT NULL,
	"language" text NOT NULL,
	"language_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"referral_info" text,
	"address_prefix" text,
	"student_id" text,
	"is_taken" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"written_for" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_ups_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_ups_attemptHash_unique" UNIQUE("attempt_hash")
);
--> statement-breakpoint
CREATE TABLE "social_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"form_hash" text,
	"return_origin" text NOT NULL,
	"search" text NOT NULL,
	"student_id" text,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"is_email_verified" boolean NOT NULL,
	"browser_hash" text NOT NULL,
	"student_id" text,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"mail_hash" text,
	"code_hash" text,
	"code_tries_left" integer,
	"wanted_email" text,
	"accepted_agreements" jsonb,
	"time_zone" text,
	"referral_info" text,
	CONSTRAINT "social_tickets_mailHash_unique" UNIQUE("mail_hash")
);
--> statement-breakpoint
CREATE TABLE "student_identities" (
	"id" text PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_identities_issuer_subject_unique" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"agreement_id" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_hash" text NOT NULL,
	"source" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_versions_agreement_id_version_language_pk" PRIMARY KEY("agreement_id","version","language")
);
--> statement-breakpoint
CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"student_id" text NOT NULL,
	"request_id" uuid NOT NULL,
	"guardian_key" text NOT NULL,
	"decision" text NOT NULL,
	"version" text NOT NULL,
	"content_hash" text NOT NULL,
	"language" text NOT NULL,
	"address_prefix" text
);
--> statement-breakpoint
CREATE TABLE "guardian_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guardian_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"new_birth_date" date,
	"new_country_id" integer,
	"outcome" text,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD COLUMN "sign_up_id" text;--> statement-breakpoint
ALTER TABLE "password_requests" ADD COLUMN "sign_up_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address_prefix" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deletion_requested_by" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "deletes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "exported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "guardian_state" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "guardian_state_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "target" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "student_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmation_codes" ADD CONSTRAINT "confirmation_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_requests" ADD CONSTRAINT "social_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_tickets" ADD CONSTRAINT "social_tickets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_identities" ADD CONSTRAINT "student_identities_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_links" ADD CONSTRAINT "guardian_links_request_id_guardian_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."guardian_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_student_id_index" ON "email_changes" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_one_waits" ON "email_changes" USING btree ("student_id") WHERE confirmed_at is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "sign_ups_student_id_index" ON "sign_ups" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sign_ups_expires_at_index" ON "sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_requests_expires_at_index" ON "social_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_requests_student_id_index" ON "social_requests" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "social_tickets_expires_at_index" ON "social_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_tickets_student_id_index" ON "social_tickets" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "student_identities_student_id_index" ON "student_identities" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "consent_records_student_id_at_index" ON "consent_records" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "guardian_links_request_id_index" ON "guardian_links" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_email_key_index" ON "guardian_requests" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_one_open" ON "guardian_requests" USING btree ("student_id","kind") WHERE "guardian_requests"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "email_confirmations" ADD CONSTRAINT "email_confirmations_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_requests" ADD CONSTRAINT "password_requests_sign_up_id_sign_ups_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."sign_ups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_deleted" ON "messages" USING btree ("deleted_at") WHERE "messages"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_student_id_index" ON "mails" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_deletionId_unique" UNIQUE("deletion_id");