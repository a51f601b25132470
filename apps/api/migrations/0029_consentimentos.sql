CREATE TABLE "consentimentos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consentimentos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"finalidade" text NOT NULL,
	"versao_do_texto" integer NOT NULL,
	"concedido_em" timestamp (3) with time zone NOT NULL,
	"ip_hash" text,
	"revogado_em" timestamp (3) with time zone,
	CONSTRAINT "consentimentos_revogado_depois" CHECK ("consentimentos"."revogado_em" >= "consentimentos"."concedido_em")
);
--> statement-breakpoint
ALTER TABLE "consentimentos" ADD CONSTRAINT "consentimentos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consentimentos_da_pessoa" ON "consentimentos" USING btree ("usuario_id","finalidade","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consentimentos_um_em_vigor" ON "consentimentos" USING btree ("usuario_id","finalidade","versao_do_texto") WHERE revogado_em is null;--> statement-breakpoint
-- The register proves what people agreed to (LGPD art. 8): rows are added, and the one change allowed
-- to a row is its revocation, once.
CREATE FUNCTION consentimentos_recusar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.revogado_em IS NULL AND NEW.revogado_em IS NOT NULL
     AND (to_jsonb(NEW) - 'revogado_em') = (to_jsonb(OLD) - 'revogado_em') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'consentimentos só aceita inclusão e revogação' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER consentimentos_so_crescem BEFORE UPDATE OR DELETE ON consentimentos
FOR EACH ROW EXECUTE FUNCTION consentimentos_recusar();
--> statement-breakpoint
CREATE TRIGGER consentimentos_nao_esvaziam BEFORE TRUNCATE ON consentimentos
FOR EACH STATEMENT EXECUTE FUNCTION consentimentos_recusar();
