CREATE TABLE "notificacoes_silenciados" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notificacoes_silenciados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"item_tipo" text NOT NULL,
	"item_id" bigint NOT NULL,
	"notificacao_id" bigint NOT NULL,
	"silenciado" boolean NOT NULL,
	"mudado_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notificacoes_silenciados_um" UNIQUE("usuario_id","item_tipo","item_id")
);
--> statement-breakpoint
ALTER TABLE "notificacoes_silenciados" ADD CONSTRAINT "notificacoes_silenciados_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notificacoes_silenciados_item" ON "notificacoes_silenciados" USING btree ("item_tipo","item_id");