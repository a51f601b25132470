DROP INDEX "auditoria_eventos_objeto";--> statement-breakpoint
DROP INDEX "auditoria_eventos_usuario";--> statement-breakpoint
ALTER TABLE "auditoria_eventos" ADD COLUMN "como_usuario_id" bigint;--> statement-breakpoint
ALTER TABLE "auditoria_eventos" ADD COLUMN "sessao_id" uuid;--> statement-breakpoint
ALTER TABLE "auditoria_eventos" ADD COLUMN "cliente_id" bigint;--> statement-breakpoint
CREATE INDEX "auditoria_eventos_ordem" ON "auditoria_eventos" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_autor" ON "auditoria_eventos" USING btree ("usuario_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_acao" ON "auditoria_eventos" USING btree ("acao","criado_em","id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_tipo" ON "auditoria_eventos" USING btree ("objeto_tipo","criado_em","id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_registro" ON "auditoria_eventos" USING btree ("objeto_tipo","objeto_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_cliente" ON "auditoria_eventos" USING btree ("cliente_id","criado_em","id") WHERE "auditoria_eventos"."cliente_id" is not null;--> statement-breakpoint
CREATE INDEX "auditoria_eventos_requisicao" ON "auditoria_eventos" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "auditoria_eventos_busca" ON "auditoria_eventos" USING gin (busca(coalesce("antes"::text, '') || ' ' || coalesce("depois"::text, '')) gin_trgm_ops);