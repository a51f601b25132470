DROP INDEX "notificacoes_nao_lidas";--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "removida_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notificacoes_a_vista" ON "notificacoes" USING btree ("usuario_id","id" DESC NULLS LAST) WHERE "notificacoes"."removida_em" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_importantes" ON "notificacoes" USING btree ("usuario_id","id" DESC NULLS LAST) WHERE "notificacoes"."importante" and "notificacoes"."removida_em" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_nao_lidas" ON "notificacoes" USING btree ("usuario_id","id" DESC NULLS LAST) WHERE not "notificacoes"."lida" and "notificacoes"."removida_em" is null;