CREATE TABLE "phone_costs" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"cost" integer NOT NULL,
	CONSTRAINT "phone_costs_day_kind_key_pk" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
CREATE TABLE "phone_trials" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_verifications" (
	"student_id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"phone" text,
	"phone_hash" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"code_hash" text,
	"reference" text,
	"digits" integer NOT NULL,
	"tries_left" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resend_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_phones" (
	"student_id" text NOT NULL,
	"phone_hash" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "student_phones_student_id_phone_hash_pk" PRIMARY KEY("student_id","phone_hash")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"student_id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "applied_codes" (
	"student_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "personal_codes" (
	"student_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"registration_earned" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "personal_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount_minor" integer,
	"currency" text,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"country_ids" jsonb,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promo_codes_discount" CHECK (("promo_codes"."percent" is null) <> ("promo_codes"."amount_minor" is null)),
	CONSTRAINT "promo_codes_amount" CHECK (("promo_codes"."amount_minor" is null) = ("promo_codes"."currency" is null)),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."max_uses" is null or "promo_codes"."uses" <= "promo_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"reward_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" text NOT NULL,
	"friend_id" text,
	"kind" text NOT NULL,
	"messages" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "referral_rewards_once" UNIQUE("friend_id","kind")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"friend_id" text PRIMARY KEY NOT NULL,
	"referrer_id" text,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid
);
--> statement-breakpoint
CREATE TABLE "kept_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"student_id" text NOT NULL,
	"channel" text NOT NULL,
	"phone" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_verifications" ADD CONSTRAINT "phone_verifications_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_phones" ADD CONSTRAINT "student_phones_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_codes" ADD CONSTRAINT "applied_codes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applied_codes" ADD CONSTRAINT "applied_codes_code_promo_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promo_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_codes" ADD CONSTRAINT "personal_codes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_students_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_friend_id_students_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_friend_id_students_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_students_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_verifications_created_at_index" ON "phone_verifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "student_phones_phone_hash_index" ON "student_phones" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "trials_ends_at_index" ON "trials" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "applied_codes_code_index" ON "applied_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_rewards_referrer_id_index" ON "referral_rewards" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_index" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE INDEX "referrals_payment_id_index" ON "referrals" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "referrals_created_at_index" ON "referrals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_calls_created_at_index" ON "kept_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "kept_calls_student_id_index" ON "kept_calls" USING btree ("student_id");