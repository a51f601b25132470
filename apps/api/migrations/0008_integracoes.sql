CREATE TABLE "configuracoes_do_sistema" (
	"integracao" text PRIMARY KEY NOT NULL,
	"valores" jsonb,
	"segredos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"descricao" text,
	"ultimo_teste" jsonb,
	"alterado_por" bigint,
	"atualizado_em" timestamp (3) with time zone,
	"versao" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "configuracoes_do_sistema" ADD CONSTRAINT "configuracoes_do_sistema_alterado_por_usuarios_id_fk" FOREIGN KEY ("alterado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;