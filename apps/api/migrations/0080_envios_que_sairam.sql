DROP INDEX "notificacoes_envios_esperam";--> statement-breakpoint
ALTER TABLE "notificacoes_envios" ADD COLUMN "saiu_em" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notificacoes_envios_esperam" ON "notificacoes_envios" USING btree ("agendado_para") WHERE "notificacoes_envios"."saiu_em" is null and "notificacoes_envios"."cancelado_em" is null;