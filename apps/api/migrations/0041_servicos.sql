CREATE TABLE "contrato_servicos" (
	"contrato_id" bigint NOT NULL,
	"servico_id" bigint NOT NULL,
	"ordem" integer NOT NULL,
	"volume_limite" integer,
	"unidade" text,
	"sla_horas" integer,
	"valor_centavos" bigint,
	CONSTRAINT "contrato_servicos_contrato_id_servico_id_pk" PRIMARY KEY("contrato_id","servico_id")
);
--> statement-breakpoint
CREATE TABLE "servicos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "servicos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"descricao" text,
	"unidade" text,
	"ativo" boolean DEFAULT true NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "contrato_servicos" ADD CONSTRAINT "contrato_servicos_contrato_id_contratos_id_fk" FOREIGN KEY ("contrato_id") REFERENCES "public"."contratos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_servicos" ADD CONSTRAINT "contrato_servicos_servico_id_servicos_id_fk" FOREIGN KEY ("servico_id") REFERENCES "public"."servicos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contrato_servicos_servico" ON "contrato_servicos" USING btree ("servico_id");--> statement-breakpoint
CREATE UNIQUE INDEX "servicos_nome" ON "servicos" USING btree (busca("nome"));--> statement-breakpoint
-- The services that contracts name in words become those that the firm offers, as most write them.
INSERT INTO "servicos" ("nome")
SELECT DISTINCT ON (busca(nome)) nome FROM (
	SELECT trim(dito) AS nome, count(*) AS vezes
	FROM "contratos" CROSS JOIN LATERAL unnest("contratos"."servicos") AS dito GROUP BY 1
) AS ditos WHERE nome <> '' ORDER BY busca(nome), vezes DESC, nome DESC;--> statement-breakpoint
INSERT INTO "contrato_servicos" ("contrato_id", "servico_id", "ordem")
SELECT "contratos"."id", "servicos"."id", min(dito.ordem) - 1
FROM "contratos" CROSS JOIN LATERAL unnest("contratos"."servicos") WITH ORDINALITY AS dito(nome, ordem)
JOIN "servicos" ON busca("servicos"."nome") = busca(trim(dito.nome))
GROUP BY "contratos"."id", "servicos"."id";--> statement-breakpoint
ALTER TABLE "contratos" DROP COLUMN "servicos";