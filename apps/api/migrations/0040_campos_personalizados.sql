CREATE TABLE "campos_personalizados" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campos_personalizados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"opcoes" text[] DEFAULT '{}' NOT NULL,
	"ordem" integer DEFAULT 0 NOT NULL,
	"arquivado" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "campos_personalizados" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "campos_personalizados_nome" ON "campos_personalizados" USING btree (busca("nome"));