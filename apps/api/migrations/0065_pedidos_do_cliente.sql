CREATE TABLE "pedidos_do_cliente" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pedidos_do_cliente_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cliente_id" bigint NOT NULL,
	"tipo" text NOT NULL,
	"usuario_id" bigint,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"papeis" text[] NOT NULL,
	"papeis_antes" text[] NOT NULL,
	"autor_id" bigint,
	"criado_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pedidos_do_cliente" ADD CONSTRAINT "pedidos_do_cliente_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_do_cliente" ADD CONSTRAINT "pedidos_do_cliente_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedidos_do_cliente" ADD CONSTRAINT "pedidos_do_cliente_autor_id_usuarios_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pedidos_do_cliente_autor" ON "pedidos_do_cliente" USING btree ("autor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pedidos_do_cliente_email" ON "pedidos_do_cliente" USING btree ("cliente_id","email");--> statement-breakpoint
CREATE INDEX "pedidos_do_cliente_usuario" ON "pedidos_do_cliente" USING btree ("usuario_id");