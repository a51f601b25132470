CREATE TABLE "importacoes_empresas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importacoes_empresas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"nome_arquivo" text NOT NULL,
	"etapa" text DEFAULT 'enviada' NOT NULL,
	"titulos" jsonb NOT NULL,
	"campos" jsonb NOT NULL,
	"total" integer NOT NULL,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"gravado_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "importacoes_empresas_linhas" (
	"importacao_id" bigint NOT NULL,
	"numero" integer NOT NULL,
	"celulas" jsonb NOT NULL,
	"estado" text,
	"cliente_id" bigint,
	"empresa_id" bigint,
	"empresa_versao" integer,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mudancas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "importacoes_empresas_linhas_importacao_id_numero_pk" PRIMARY KEY("importacao_id","numero")
);
--> statement-breakpoint
ALTER TABLE "importacoes_empresas" ADD CONSTRAINT "importacoes_empresas_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacoes_empresas_linhas" ADD CONSTRAINT "importacoes_empresas_linhas_importacao_id_importacoes_empresas_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacoes_empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacoes_empresas_quem" ON "importacoes_empresas" USING btree ("usuario_id","criado_em");--> statement-breakpoint
CREATE INDEX "importacoes_empresas_linhas_estado" ON "importacoes_empresas_linhas" USING btree ("importacao_id","estado","numero");