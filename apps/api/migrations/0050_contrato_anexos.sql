CREATE TABLE "contrato_anexos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contrato_anexos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contrato_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"midia" text NOT NULL,
	"tamanho_bytes" integer NOT NULL,
	"chave" text NOT NULL,
	"criado_por" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arquivos_sem_dono" (
	"chave" text PRIMARY KEY NOT NULL,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contrato_anexos" ADD CONSTRAINT "contrato_anexos_contrato_id_contratos_id_fk" FOREIGN KEY ("contrato_id") REFERENCES "public"."contratos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_anexos" ADD CONSTRAINT "contrato_anexos_criado_por_usuarios_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contrato_anexos_contrato" ON "contrato_anexos" USING btree ("contrato_id");--> statement-breakpoint
CREATE INDEX "contrato_anexos_autor" ON "contrato_anexos" USING btree ("criado_por");--> statement-breakpoint
CREATE INDEX "arquivos_sem_dono_desde" ON "arquivos_sem_dono" USING btree ("desde");
--> statement-breakpoint
-- Whatever deletes a row, its contract's and its client's deletion included, leaves the file to the
-- cleaning: `platform/arquivos/sem-dono.ts`.
CREATE FUNCTION contrato_anexos_sem_dono() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO arquivos_sem_dono (chave) VALUES (OLD.chave) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER contrato_anexos_sem_dono AFTER DELETE ON contrato_anexos
  FOR EACH ROW EXECUTE FUNCTION contrato_anexos_sem_dono();
