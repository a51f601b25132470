DROP INDEX "clientes_busca";--> statement-breakpoint
DROP INDEX "empresas_busca";--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "texto_busca" text GENERATED ALWAYS AS (busca(nome)) STORED;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "texto_busca" text GENERATED ALWAYS AS (busca(razao_social || ' ' || coalesce(nome_fantasia, '') || ' ' || cnpj)) STORED;--> statement-breakpoint
CREATE INDEX "clientes_busca" ON "clientes" USING gin ("texto_busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "empresas_busca" ON "empresas" USING gin ("texto_busca" gin_trgm_ops);