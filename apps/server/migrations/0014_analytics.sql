CREATE TABLE "analytics_batches" (
	"batch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_batches_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"student_id" text NOT NULL,
	"session_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"properties" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"size_bytes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_batches" ADD CONSTRAINT "analytics_batches_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_batches_student_id_received_at_index" ON "analytics_batches" USING btree ("student_id","received_at");--> statement-breakpoint
CREATE INDEX "analytics_batches_received_at_index" ON "analytics_batches" USING btree ("received_at");