ALTER TABLE "conversations" ADD COLUMN "owed_replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "conversations" c SET "owed_replies" = owed.count FROM (SELECT "conversation_id", count(*) AS count FROM "reply_orders" GROUP BY "conversation_id") owed WHERE owed."conversation_id" = c."conversation_id";
