CREATE TABLE "contas_bancarias" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contas_bancarias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"empresa_id" bigint,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"apelido" text,
	"banco_ispb" char(8),
	"agencia" text,
	"conta" text,
	"digito" text,
	"chaves_pix" text[] DEFAULT '{}' NOT NULL,
	"gerente" text,
	"dia_fechamento_fatura" smallint,
	"saldo_inicial_centavos" bigint,
	"saldo_inicial_em" date,
	"forma_extrato" text,
	"responsavel_extrato_id" bigint,
	"conta_contabil" text,
	"encerrada_em" date,
	"texto_busca" text GENERATED ALWAYS AS (busca(nome || ' ' || coalesce(agencia, '') || ' ' || coalesce(conta, '') || '-' || coalesce(digito, ''))) STORED,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "contas_bancarias" ADD CONSTRAINT "contas_bancarias_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contas_bancarias" ADD CONSTRAINT "contas_bancarias_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contas_bancarias" ADD CONSTRAINT "contas_bancarias_responsavel_extrato_id_usuarios_id_fk" FOREIGN KEY ("responsavel_extrato_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contas_bancarias_cliente" ON "contas_bancarias" USING btree ("cliente_id","nome" collate "pt-BR-x-icu");--> statement-breakpoint
CREATE INDEX "contas_bancarias_empresa" ON "contas_bancarias" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "contas_bancarias_responsavel" ON "contas_bancarias" USING btree ("responsavel_extrato_id");--> statement-breakpoint
CREATE INDEX "contas_bancarias_busca" ON "contas_bancarias" USING gin ("texto_busca" gin_trgm_ops);