CREATE TABLE "correcao_campos" (
	"correcao_id" bigint NOT NULL,
	"campo" text NOT NULL,
	"antes" jsonb,
	"proposto" jsonb,
	"decisao" text,
	"motivo" text,
	"decidido_por" bigint,
	CONSTRAINT "correcao_campos_correcao_id_campo_pk" PRIMARY KEY("correcao_id","campo")
);
--> statement-breakpoint
CREATE TABLE "correcoes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correcoes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"alvo" text NOT NULL,
	"alvo_id" bigint NOT NULL,
	"observacao" text,
	"autor_id" bigint,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"retirada_em" timestamp (3) with time zone,
	"decidida_em" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "correcao_campos" ADD CONSTRAINT "correcao_campos_correcao_id_correcoes_id_fk" FOREIGN KEY ("correcao_id") REFERENCES "public"."correcoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_campos" ADD CONSTRAINT "correcao_campos_decidido_por_usuarios_id_fk" FOREIGN KEY ("decidido_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcoes" ADD CONSTRAINT "correcoes_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcoes" ADD CONSTRAINT "correcoes_autor_id_usuarios_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correcao_campos_decisor" ON "correcao_campos" USING btree ("decidido_por");--> statement-breakpoint
CREATE INDEX "correcoes_cliente" ON "correcoes" USING btree ("cliente_id","id");--> statement-breakpoint
CREATE INDEX "correcoes_abertas" ON "correcoes" USING btree ("cliente_id") WHERE "correcoes"."retirada_em" is null and "correcoes"."decidida_em" is null;--> statement-breakpoint
CREATE INDEX "correcoes_autor" ON "correcoes" USING btree ("autor_id");