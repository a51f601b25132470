CREATE TABLE "pedidos_de_acesso" (
	"usuario_id" bigint NOT NULL,
	"permissao" text NOT NULL,
	"motivo" text NOT NULL,
	"pedido_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pedidos_de_acesso_usuario_id_permissao_pk" PRIMARY KEY("usuario_id","permissao")
);
--> statement-breakpoint
ALTER TABLE "pedidos_de_acesso" ADD CONSTRAINT "pedidos_de_acesso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;