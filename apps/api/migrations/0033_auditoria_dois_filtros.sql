DROP INDEX "auditoria_eventos_mudancas_autor";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_cliente";--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_autor" ON "auditoria_eventos" USING btree ("usuario_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_cliente" ON "auditoria_eventos" USING btree ("cliente_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."cliente_id" is not null and "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'usuario.dados_lidos');--> statement-breakpoint
CREATE STATISTICS "auditoria_eventos_quem_faz_o_que" (mcv) ON "usuario_id", "cliente_id", "objeto_tipo", "acao" FROM "auditoria_eventos";--> statement-breakpoint
ANALYZE "auditoria_eventos";