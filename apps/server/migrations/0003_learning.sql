CREATE TABLE "feedback_requests" (
	"request_number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_requests_request_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"student_id" text NOT NULL,
	"client_request_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"messages" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_requests_once" UNIQUE("student_id","client_request_id")
);
--> statement-breakpoint
CREATE TABLE "learner_events" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learner_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"skill" text,
	"event" jsonb NOT NULL,
	CONSTRAINT "learner_events_whole" CHECK ("learner_events"."event" ->> 'id' = "learner_events"."event_id" and "learner_events"."event" ->> 'kind' = "learner_events"."kind")
);
--> statement-breakpoint
CREATE TABLE "program_changes" (
	"student_id" text PRIMARY KEY NOT NULL,
	"in_focus" text,
	"changed_at" timestamp (3) with time zone,
	"opens_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "student_programs" (
	"student_id" text NOT NULL,
	"program_id" text NOT NULL,
	"subject" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	CONSTRAINT "student_programs_student_id_program_id_pk" PRIMARY KEY("student_id","program_id")
);
--> statement-breakpoint
CREATE TABLE "custom_settings" (
	"student_id" text PRIMARY KEY NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"notify_replies" boolean DEFAULT false NOT NULL,
	"notify_reviews" boolean DEFAULT false NOT NULL,
	"notify_news" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_institutions" (
	"institution_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text,
	"city" text,
	"education_year" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_institutions_studentId_position_unique" UNIQUE("student_id","position")
);
--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "feedback_requests" ADD CONSTRAINT "feedback_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_events" ADD CONSTRAINT "learner_events_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_changes" ADD CONSTRAINT "program_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_programs" ADD CONSTRAINT "student_programs_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_settings" ADD CONSTRAINT "custom_settings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_institutions" ADD CONSTRAINT "student_institutions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_requests_created_at_index" ON "feedback_requests" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learner_events_once" ON "learner_events" USING btree ("student_id","event_id");--> statement-breakpoint
CREATE INDEX "learner_events_student" ON "learner_events" USING btree ("student_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "student_programs_one_grade" ON "student_programs" USING btree ("student_id","subject") WHERE "student_programs"."paused_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_subject" ON "conversations" USING btree ("student_id","subject");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind" CHECK (("conversations"."kind" = 'subject') = ("conversations"."subject" is not null));