CREATE TABLE "contatos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contatos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"empresa_id" bigint,
	"nome" text NOT NULL,
	"cargo" text,
	"papeis" text[] DEFAULT '{}' NOT NULL,
	"email" text,
	"telefone" text,
	"whatsapp" text,
	"canal_preferido" text,
	"aniversario" char(5),
	"influencia" text,
	"recebe_documentos" boolean DEFAULT false NOT NULL,
	"recebe_cobranca" boolean DEFAULT false NOT NULL,
	"recebe_nps" boolean DEFAULT false NOT NULL,
	"recebe_relatorios" boolean DEFAULT false NOT NULL,
	"observacoes" text,
	"saiu_em" date,
	"substituto_id" bigint,
	"encargos_passados" jsonb,
	"absorvido_por_id" bigint,
	"juncao" jsonb,
	"usuario_id" bigint,
	"texto_busca" text GENERATED ALWAYS AS (busca(nome || ' ' || coalesce(cargo, '') || ' ' || coalesce(email, ''))) STORED,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_empresa_id_empresas_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_substituto_id_contatos_id_fk" FOREIGN KEY ("substituto_id") REFERENCES "public"."contatos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_absorvido_por_id_contatos_id_fk" FOREIGN KEY ("absorvido_por_id") REFERENCES "public"."contatos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contatos" ADD CONSTRAINT "contatos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contatos_cliente" ON "contatos" USING btree ("cliente_id","nome" collate "pt-BR-x-icu");--> statement-breakpoint
CREATE INDEX "contatos_empresa" ON "contatos" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "contatos_substituto" ON "contatos" USING btree ("substituto_id");--> statement-breakpoint
CREATE INDEX "contatos_absorvido" ON "contatos" USING btree ("absorvido_por_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contatos_usuario" ON "contatos" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "contatos_busca" ON "contatos" USING gin ("texto_busca" gin_trgm_ops);