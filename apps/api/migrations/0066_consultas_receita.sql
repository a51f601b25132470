CREATE TABLE "consultas_receita" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultas_receita_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"situacao" text DEFAULT 'andamento' NOT NULL,
	"motivo" text,
	"iniciada_em" timestamp (3) with time zone NOT NULL,
	"terminada_em" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consultas_receita_empresas" (
	"consulta_id" bigint NOT NULL,
	"empresa_id" bigint NOT NULL,
	"desfecho" text,
	"motivo" text,
	"encontrado" jsonb,
	"tomada_em" timestamp (3) with time zone,
	"consultada_em" timestamp (3) with time zone,
	CONSTRAINT "consultas_receita_empresas_consulta_id_empresa_id_pk" PRIMARY KEY("consulta_id","empresa_id")
);
--> statement-breakpoint
ALTER TABLE "consultas_receita" ADD CONSTRAINT "consultas_receita_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultas_receita_empresas" ADD CONSTRAINT "consultas_receita_empresas_consulta_id_consultas_receita_id_fk" FOREIGN KEY ("consulta_id") REFERENCES "public"."consultas_receita"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultas_receita_empresas" ADD CONSTRAINT "consultas_receita_empresas_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultas_receita_uma" ON "consultas_receita" USING btree ("situacao") WHERE situacao = 'andamento';--> statement-breakpoint
CREATE INDEX "consultas_receita_quem" ON "consultas_receita" USING btree ("usuario_id","id");--> statement-breakpoint
CREATE INDEX "consultas_receita_empresas_dela" ON "consultas_receita_empresas" USING btree ("empresa_id");