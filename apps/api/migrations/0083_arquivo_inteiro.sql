ALTER TABLE "notificacoes_arquivo" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "notificacoes_arquivo" ADD COLUMN "envio_id" bigint;--> statement-breakpoint
ALTER TABLE "notificacoes_arquivo" ADD COLUMN "event_data" jsonb;--> statement-breakpoint
ALTER TABLE "notificacoes_arquivo" ADD COLUMN "contagem" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "notificacoes_arquivo_envio" ON "notificacoes_arquivo" USING btree ("envio_id") WHERE "notificacoes_arquivo"."envio_id" is not null;