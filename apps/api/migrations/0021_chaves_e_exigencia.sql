CREATE TABLE "chaves_de_acesso" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chaves_de_acesso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"credencial" text NOT NULL,
	"chave_publica" text NOT NULL,
	"contador" bigint NOT NULL,
	"transportes" text[] DEFAULT '{}' NOT NULL,
	"nome" text NOT NULL,
	"sincronizada" boolean NOT NULL,
	"criada_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"usada_em" timestamp (3) with time zone,
	CONSTRAINT "chaves_de_acesso_credencial_unique" UNIQUE("credencial")
);
--> statement-breakpoint
CREATE TABLE "desafios_de_chave" (
	"hash" text PRIMARY KEY NOT NULL,
	"finalidade" text NOT NULL,
	"usuario_id" bigint,
	"expira_em" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "exige_segundo_fator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chaves_de_acesso" ADD CONSTRAINT "chaves_de_acesso_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desafios_de_chave" ADD CONSTRAINT "desafios_de_chave_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chaves_de_acesso_usuario" ON "chaves_de_acesso" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "desafios_de_chave_expira" ON "desafios_de_chave" USING btree ("expira_em");