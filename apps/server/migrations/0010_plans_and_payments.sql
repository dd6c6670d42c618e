CREATE TABLE "catalogue_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_consents" (
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"address_prefix" text,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_consents_payment_id_kind_pk" PRIMARY KEY("payment_id","kind")
);
--> statement-breakpoint
CREATE TABLE "money_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payer_links" (
	"link_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"student_id" text NOT NULL,
	"tariff_id" text,
	"months" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" text NOT NULL,
	"provider_payment_id" text,
	"our_payment_id" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"method_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"customer" text,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires" text,
	"card_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"student_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"tariff_id" text NOT NULL,
	"months" integer NOT NULL,
	"catalogue_version" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"discount" jsonb,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"charged_back_at" timestamp (3) with time zone,
	"provider" text NOT NULL,
	"provider_payment_id" text,
	"checkout_url" text,
	"method_id" uuid,
	"card_brand" text,
	"card_last4" text,
	"origin_link" text,
	"payer_email" text,
	"payer_link_id" text,
	"attempt_key" text NOT NULL,
	"order_hash" text NOT NULL,
	"language" text NOT NULL,
	"asked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" >= 0 and "payments"."refunded_minor" between 0 and "payments"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "plan_periods" (
	"period_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"tariff_id" text NOT NULL,
	"source" text NOT NULL,
	"payment_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cut_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_periods_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "plan_periods_order" CHECK ("plan_periods"."starts_at" < "plan_periods"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_choices" (
	"student_id" text PRIMARY KEY NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"student_id" text PRIMARY KEY NOT NULL,
	"tariff_id" text NOT NULL,
	"months" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"catalogue_version" integer NOT NULL,
	"renews" boolean NOT NULL,
	"method_id" uuid,
	"payer_email" text,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"anchor_at" timestamp (3) with time zone NOT NULL,
	"periods" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"charge_at" timestamp (3) with time zone,
	"reminded_days" integer,
	"upgrade_to" text,
	"upgrade_requested_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bonus_balances" (
	"student_id" text PRIMARY KEY NOT NULL,
	"messages_left" integer NOT NULL,
	CONSTRAINT "bonus_balances_left" CHECK ("bonus_balances"."messages_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_entries" (
	"student_id" text NOT NULL,
	"key" text NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bonus_entries_student_id_key_pk" PRIMARY KEY("student_id","key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"sandbox_id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text NOT NULL,
	"card" text,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"is_charged_back" boolean DEFAULT false NOT NULL,
	"known_from" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_payments_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"sandbox_id" text NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reply_orders" ADD COLUMN "is_bonus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD COLUMN "is_bonus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_consents" ADD CONSTRAINT "checkout_consents_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_links" ADD CONSTRAINT "payer_links_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_periods" ADD CONSTRAINT "plan_periods_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_choices" ADD CONSTRAINT "subject_choices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_method_id_payment_methods_method_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("method_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_balances" ADD CONSTRAINT "bonus_balances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_sandbox_id_sandbox_payments_sandbox_id_fk" FOREIGN KEY ("sandbox_id") REFERENCES "public"."sandbox_payments"("sandbox_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "money_entries_once" ON "money_entries" USING btree ("payment_id","kind","refunded_minor");--> statement-breakpoint
CREATE INDEX "payer_links_student_id_index" ON "payer_links" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_token" ON "payment_methods" USING btree ("student_id","provider","token");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attempt" ON "payments" USING btree ("student_id","attempt_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("student_id") WHERE "payments"."status" = 'WaitingPayment';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_link" ON "payments" USING btree ("payer_link_id") WHERE "payments"."payer_link_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'WaitingPayment';--> statement-breakpoint
CREATE INDEX "plan_periods_student" ON "plan_periods" USING btree ("student_id","ends_at");--> statement-breakpoint
CREATE INDEX "plan_periods_ended" ON "plan_periods" USING btree ("ends_at") WHERE "plan_periods"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_periods_one_trial" ON "plan_periods" USING btree ("student_id") WHERE "plan_periods"."source" = 'trial';--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "subscriptions_charge" ON "subscriptions" USING btree ("charge_at");