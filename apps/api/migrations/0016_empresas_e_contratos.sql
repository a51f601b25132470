ALTER TABLE "contratos" ADD COLUMN "servicos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "matriz_id" bigint;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "logo_chave" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD CONSTRAINT "empresas_matriz_id_empresas_id_fk" FOREIGN KEY ("matriz_id") REFERENCES "public"."empresas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contratos_empresa" ON "contratos" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "empresas_matriz" ON "empresas" USING btree ("matriz_id");--> statement-breakpoint
CREATE INDEX "empresas_razao" ON "empresas" USING btree ("razao_social" collate "pt-BR-x-icu","id");