CREATE TABLE "feriados" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feriados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"data" date NOT NULL,
	"anual" boolean DEFAULT false NOT NULL,
	"nome" text NOT NULL,
	"uf" text NOT NULL,
	"municipio" text,
	"fonte" text,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "feriados_dia" ON "feriados" USING btree ("uf",coalesce(busca("municipio"), ''),"data");