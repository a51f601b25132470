CREATE TABLE "codigos_de_recuperacao" (
	"usuario_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"usado_em" timestamp (3) with time zone,
	CONSTRAINT "codigos_de_recuperacao_usuario_id_hash_pk" PRIMARY KEY("usuario_id","hash")
);
--> statement-breakpoint
CREATE TABLE "fatores_totp" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"segredo" text NOT NULL,
	"confirmado_em" timestamp (3) with time zone,
	"ultimo_passo" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codigos_de_recuperacao" ADD CONSTRAINT "codigos_de_recuperacao_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fatores_totp" ADD CONSTRAINT "fatores_totp_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;