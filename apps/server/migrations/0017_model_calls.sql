CREATE TABLE "model_calls" (
	"call_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" numeric(20, 12) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_student" ON "model_calls" USING btree ("student_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at");