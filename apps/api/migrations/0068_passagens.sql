CREATE TABLE "passagens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passagens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"de_id" bigint NOT NULL,
	"para_id" bigint NOT NULL,
	"pendencias" text,
	"riscos" text,
	"observacoes" text,
	"secoes" jsonb NOT NULL,
	"estado" text DEFAULT 'pendente' NOT NULL,
	"de_assinou_em" timestamp (3) with time zone,
	"para_assinou_em" timestamp (3) with time zone,
	"motivo" text,
	"encerrada_em" timestamp (3) with time zone,
	"gerada_por" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "passagens" ADD CONSTRAINT "passagens_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passagens" ADD CONSTRAINT "passagens_de_id_usuarios_id_fk" FOREIGN KEY ("de_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passagens" ADD CONSTRAINT "passagens_para_id_usuarios_id_fk" FOREIGN KEY ("para_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passagens" ADD CONSTRAINT "passagens_gerada_por_usuarios_id_fk" FOREIGN KEY ("gerada_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passagens_aberta" ON "passagens" USING btree ("cliente_id") WHERE "passagens"."estado" in ('pendente', 'assinada');--> statement-breakpoint
CREATE INDEX "passagens_cliente" ON "passagens" USING btree ("cliente_id","id");--> statement-breakpoint
CREATE INDEX "passagens_de" ON "passagens" USING btree ("de_id");--> statement-breakpoint
CREATE INDEX "passagens_para" ON "passagens" USING btree ("para_id");--> statement-breakpoint
CREATE INDEX "passagens_autor" ON "passagens" USING btree ("gerada_por");