ALTER TABLE "empresa_mudancas" ADD COLUMN "empresa_id" bigint;--> statement-breakpoint
UPDATE empresa_mudancas SET empresa_id = (estado ->> 'fica_id')::bigint
  WHERE tipo = 'juncao' AND EXISTS (SELECT 1 FROM empresas WHERE id = (estado ->> 'fica_id')::bigint);
--> statement-breakpoint
-- Of companies that are two again no personal data stays.
UPDATE empresa_mudancas SET estado = jsonb_build_object('fica_id', estado -> 'fica_id')
  WHERE tipo = 'juncao' AND desfeita_em IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "empresa_mudancas" ADD CONSTRAINT "empresa_mudancas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "empresa_mudancas_empresa" ON "empresa_mudancas" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "empresa_mudancas_sai" ON "empresa_mudancas" USING btree ((("estado" -> 'sai' ->> 'id')::bigint)) WHERE "empresa_mudancas"."tipo" = 'juncao' and "empresa_mudancas"."desfeita_em" is null;--> statement-breakpoint
CREATE INDEX "empresa_mudancas_feita" ON "empresa_mudancas" USING btree ("feita_em") WHERE "empresa_mudancas"."tipo" = 'cliente';
--> statement-breakpoint
-- The logos that a joining alone named are left to the cleaning: `platform/arquivos/sem-dono.ts`.
CREATE FUNCTION empresa_mudancas_sem_dono() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO arquivos_sem_dono (chave)
    SELECT DISTINCT logo FROM unnest(ARRAY[
      OLD.estado -> 'fica' ->> 'logo_chave', OLD.estado -> 'sai' ->> 'logo_chave'
    ]) AS logo
    WHERE logo IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM empresas WHERE logo_chave = logo)
      AND NOT EXISTS (SELECT 1 FROM empresa_mudancas WHERE tipo = 'juncao'
        AND logo IN (estado -> 'fica' ->> 'logo_chave', estado -> 'sai' ->> 'logo_chave'))
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER empresa_mudancas_sem_dono AFTER DELETE ON empresa_mudancas
  FOR EACH ROW EXECUTE FUNCTION empresa_mudancas_sem_dono();
