CREATE TABLE "notificacoes_envios" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notificacoes_envios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"titulo" text NOT NULL,
	"mensagem" text NOT NULL,
	"html" text,
	"tipo" text NOT NULL,
	"url" text,
	"event_data" jsonb,
	"destinatarios" jsonb NOT NULL,
	"criado_por" bigint,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"agendado_para" timestamp (3) with time zone,
	"enviado_em" timestamp (3) with time zone,
	"cancelado_em" timestamp (3) with time zone,
	"avisadas" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notificacoes_entregas" ADD COLUMN "dispositivos" bigint[];--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "envio_id" bigint;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "event_data" jsonb;--> statement-breakpoint
ALTER TABLE "notificacoes_envios" ADD CONSTRAINT "notificacoes_envios_criado_por_usuarios_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notificacoes_envios_esperam" ON "notificacoes_envios" USING btree ("agendado_para") WHERE "notificacoes_envios"."enviado_em" is null and "notificacoes_envios"."cancelado_em" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_envio" ON "notificacoes" USING btree ("envio_id") WHERE "notificacoes"."envio_id" is not null;