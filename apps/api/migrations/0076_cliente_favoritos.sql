CREATE TABLE "cliente_favoritos" (
	"usuario_id" bigint NOT NULL,
	"cliente_id" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cliente_favoritos_usuario_id_cliente_id_pk" PRIMARY KEY("usuario_id","cliente_id")
);
--> statement-breakpoint
ALTER TABLE "cliente_favoritos" ADD CONSTRAINT "cliente_favoritos_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente_favoritos" ADD CONSTRAINT "cliente_favoritos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cliente_favoritos_cliente" ON "cliente_favoritos" USING btree ("cliente_id");