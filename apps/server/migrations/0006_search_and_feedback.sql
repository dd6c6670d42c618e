CREATE TABLE "message_words" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_feedback" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"rating" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "read_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_words" ADD CONSTRAINT "message_words_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_feedback" ADD CONSTRAINT "chat_feedback_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_words_student" ON "message_words" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "chat_feedback_student" ON "chat_feedback" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "chat_feedback_newest" ON "chat_feedback" USING btree ("updated_at");--> statement-breakpoint
UPDATE "conversations" SET "read_to" = "next_position" - 1;