CREATE TABLE "notas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"texto" text NOT NULL,
	"fixada" boolean DEFAULT false NOT NULL,
	"autor_id" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
ALTER TABLE "notas" ADD CONSTRAINT "notas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notas" ADD CONSTRAINT "notas_autor_id_usuarios_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notas_cliente" ON "notas" USING btree ("cliente_id","fixada","criado_em","id");--> statement-breakpoint
CREATE INDEX "notas_linha_do_tempo" ON "notas" USING btree ("cliente_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "notas_autor" ON "notas" USING btree ("autor_id","criado_em","id");