CREATE SEQUENCE "public"."notificacoes_posicoes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "notificacoes_entregas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notificacoes_entregas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notificacao_id" bigint NOT NULL,
	"usuario_id" bigint NOT NULL,
	"canal" text NOT NULL,
	"estado" text NOT NULL,
	"motivo" text,
	"carta" jsonb,
	"quando" timestamp (3) with time zone,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notificacoes_entregas_uma_vez" UNIQUE("notificacao_id","canal")
);
--> statement-breakpoint
CREATE TABLE "notificacoes_configuracoes" (
	"usuario_id" bigint NOT NULL,
	"event_type" text NOT NULL,
	"sistema" boolean,
	"email" boolean,
	"push" boolean,
	"grupos" bigint[],
	"grupo_inteiro" boolean DEFAULT false NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notificacoes_configuracoes_usuario_id_event_type_pk" PRIMARY KEY("usuario_id","event_type")
);
--> statement-breakpoint
CREATE TABLE "notificacoes_preferencias" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"silencio" jsonb NOT NULL,
	"emails" jsonb NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notificacoes_regras" (
	"event_type" text PRIMARY KEY NOT NULL,
	"nome" text,
	"descricao" text,
	"categoria" text,
	"sistema" boolean,
	"email" boolean,
	"push" boolean,
	"grupos" bigint[] DEFAULT '{}' NOT NULL,
	"bloqueado" boolean DEFAULT false NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "notificacoes_usuario";--> statement-breakpoint
DROP INDEX "notificacoes_a_vista";--> statement-breakpoint
DROP INDEX "notificacoes_nao_lidas";--> statement-breakpoint
DROP INDEX "notificacoes_importantes";--> statement-breakpoint
-- What is there keeps the order of its ids, which readers of the live feed resume from.
ALTER TABLE "notificacoes" ADD COLUMN "posicao" bigint;--> statement-breakpoint
UPDATE "notificacoes" SET "posicao" = "id";--> statement-breakpoint
SELECT setval('notificacoes_posicoes', (SELECT max("id") FROM "notificacoes"));--> statement-breakpoint
ALTER TABLE "notificacoes" ALTER COLUMN "posicao" SET DEFAULT nextval('notificacoes_posicoes');--> statement-breakpoint
ALTER TABLE "notificacoes" ALTER COLUMN "posicao" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "contagem" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "ocorrencias" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "no_sino" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notificacoes" ADD COLUMN "adiada_ate" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "notificacoes_entregas" ADD CONSTRAINT "notificacoes_entregas_notificacao_id_notificacoes_id_fk" FOREIGN KEY ("notificacao_id") REFERENCES "public"."notificacoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notificacoes_configuracoes" ADD CONSTRAINT "notificacoes_configuracoes_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notificacoes_preferencias" ADD CONSTRAINT "notificacoes_preferencias_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notificacoes_entregas_esperam" ON "notificacoes_entregas" USING btree ("quando","id") WHERE "notificacoes_entregas"."estado" = 'adiado';--> statement-breakpoint
CREATE INDEX "notificacoes_entregas_fora" ON "notificacoes_entregas" USING btree ("atualizado_em") WHERE "notificacoes_entregas"."estado" in ('enviado', 'suprimido', 'falhou');--> statement-breakpoint
CREATE INDEX "notificacoes_adiadas" ON "notificacoes" USING btree ("adiada_ate") WHERE "notificacoes"."adiada_ate" is not null;--> statement-breakpoint
CREATE INDEX "notificacoes_usuario" ON "notificacoes" USING btree ("usuario_id","posicao" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notificacoes_a_vista" ON "notificacoes" USING btree ("usuario_id","posicao" DESC NULLS LAST) WHERE "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_nao_lidas" ON "notificacoes" USING btree ("usuario_id","posicao" DESC NULLS LAST) WHERE not "notificacoes"."lida" and "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;--> statement-breakpoint
CREATE INDEX "notificacoes_importantes" ON "notificacoes" USING btree ("usuario_id","posicao" DESC NULLS LAST) WHERE "notificacoes"."importante" and "notificacoes"."removida_em" is null and "notificacoes"."no_sino" and "notificacoes"."adiada_ate" is null;