CREATE TABLE "empresa_mudancas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "empresa_mudancas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tipo" text NOT NULL,
	"estado" jsonb NOT NULL,
	"feita_por" bigint,
	"feita_em" timestamp (3) with time zone NOT NULL,
	"desfeita_em" timestamp (3) with time zone
);
