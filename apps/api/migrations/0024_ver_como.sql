CREATE TABLE "visitas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"usuario_id" bigint NOT NULL,
	"visitante_id" bigint NOT NULL,
	"sessao_id" uuid NOT NULL,
	"motivo" text NOT NULL,
	"iniciada_em" timestamp (3) with time zone NOT NULL,
	"expira_em" timestamp (3) with time zone NOT NULL,
	"encerrada_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "visitas" ADD CONSTRAINT "visitas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitas" ADD CONSTRAINT "visitas_visitante_id_usuarios_id_fk" FOREIGN KEY ("visitante_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitas" ADD CONSTRAINT "visitas_sessao_id_sessoes_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitas_sessao" ON "visitas" USING btree ("sessao_id");