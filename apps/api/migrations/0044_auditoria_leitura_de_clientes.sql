DROP INDEX "auditoria_eventos_mudancas";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_autor";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_tipo";--> statement-breakpoint
DROP INDEX "auditoria_eventos_mudancas_cliente";--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas" ON "auditoria_eventos" USING btree ("criado_em","id") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_autor" ON "auditoria_eventos" USING btree ("usuario_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_tipo" ON "auditoria_eventos" USING btree ("objeto_tipo","criado_em","id") WHERE "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'usuario.dados_lidos');--> statement-breakpoint
CREATE INDEX "auditoria_eventos_mudancas_cliente" ON "auditoria_eventos" USING btree ("cliente_id","criado_em","id","objeto_tipo") WHERE "auditoria_eventos"."cliente_id" is not null and "auditoria_eventos"."acao" not in ('agendamentos.lidos_como_administrador', 'cliente.dados_lidos', 'usuario.dados_lidos');