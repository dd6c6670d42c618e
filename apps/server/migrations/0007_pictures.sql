CREATE TABLE "pictures" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"student_id" text NOT NULL,
	"client_image_id" uuid NOT NULL,
	"message_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_once" UNIQUE("student_id","client_image_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pictures" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_message_id_messages_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("message_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_message" ON "pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "pictures_unsent" ON "pictures" USING btree ("created_at") WHERE "pictures"."message_id" is null;