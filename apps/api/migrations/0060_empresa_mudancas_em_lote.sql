DROP INDEX "empresa_mudancas_feita";--> statement-breakpoint
CREATE INDEX "empresa_mudancas_feita" ON "empresa_mudancas" USING btree ("feita_em") WHERE "empresa_mudancas"."tipo" <> 'juncao';