ALTER TABLE "usuarios" ADD COLUMN "convite_expira_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "usuarios_nome" ON "usuarios" USING btree ("nome" collate "pt-BR-x-icu","id");--> statement-breakpoint
CREATE INDEX "usuarios_cpf_busca" ON "usuarios" USING gin ("cpf" gin_trgm_ops);