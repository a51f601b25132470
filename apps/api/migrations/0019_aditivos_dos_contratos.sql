CREATE TABLE "contrato_aditivos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contrato_aditivos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contrato_id" bigint NOT NULL,
	"numero" integer NOT NULL,
	"descricao" text NOT NULL,
	"antes" jsonb NOT NULL,
	"depois" jsonb NOT NULL,
	"vigencia_em" date NOT NULL,
	"criado_por" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "responsavel_id" bigint;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "time_id" bigint;--> statement-breakpoint
ALTER TABLE "contrato_aditivos" ADD CONSTRAINT "contrato_aditivos_contrato_id_contratos_id_fk" FOREIGN KEY ("contrato_id") REFERENCES "public"."contratos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_aditivos" ADD CONSTRAINT "contrato_aditivos_criado_por_usuarios_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contrato_aditivos_numero" ON "contrato_aditivos" USING btree ("contrato_id","numero");--> statement-breakpoint
CREATE INDEX "contrato_aditivos_autor" ON "contrato_aditivos" USING btree ("criado_por");--> statement-breakpoint
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_responsavel_id_usuarios_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contratos" ADD CONSTRAINT "contratos_time_id_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."times"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contratos_responsavel" ON "contratos" USING btree ("responsavel_id");--> statement-breakpoint
CREATE INDEX "contratos_time" ON "contratos" USING btree ("time_id");