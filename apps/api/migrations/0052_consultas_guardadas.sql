CREATE TABLE "consultas_guardadas" (
	"servico" text NOT NULL,
	"numero" text NOT NULL,
	"origem" text NOT NULL,
	"resposta" jsonb NOT NULL,
	"consultado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consultas_guardadas_servico_numero_pk" PRIMARY KEY("servico","numero")
);
