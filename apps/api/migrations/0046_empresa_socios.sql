CREATE TABLE "empresa_socios" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "empresa_socios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"empresa_id" bigint NOT NULL,
	"ordem" integer NOT NULL,
	"nome" text NOT NULL,
	"cpf_cnpj" text NOT NULL,
	"qualificacao" text,
	"administrador" boolean NOT NULL,
	"participacao_milionesimos" integer NOT NULL,
	"desde" date,
	"ate" date,
	CONSTRAINT "empresa_socios_participacao" CHECK ("empresa_socios"."participacao_milionesimos" between 0 and 1000000)
);
--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_autor";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_tipo";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_cliente";--> statement-breakpoint
ALTER TABLE "empresa_socios" ADD CONSTRAINT "empresa_socios_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "empresa_socios_ordem" ON "empresa_socios" USING btree ("empresa_id","ordem");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas" ON "auditoria_eventos" USING btree ("criado_em","id") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'empresa.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_autor" ON "auditoria_eventos" USING btree ("usuario_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'empresa.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_tipo" ON "auditoria_eventos" USING btree ("objeto_tipo","criado_em","id") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'empresa.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_cliente" ON "auditoria_eventos" USING btree ("cliente_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."cliente_id" is not null and "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'empresa.dados_lidos', 'usuario.dados_lidos');