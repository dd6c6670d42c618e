-- A consent, a refusal and a withdrawal are evidence: rows are added, never changed. No foreign key leads here, so deleting an account leaves them.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER consent_records_append_only BEFORE UPDATE OR DELETE ON consent_records
FOR EACH ROW EXECUTE FUNCTION refuse_change();
