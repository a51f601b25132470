CREATE TABLE "grupo_sessoes_sharepoint" (
	"grupo_id" bigint NOT NULL,
	"sessao_id" bigint NOT NULL,
	CONSTRAINT "grupo_sessoes_sharepoint_grupo_id_sessao_id_pk" PRIMARY KEY("grupo_id","sessao_id")
);
--> statement-breakpoint
CREATE TABLE "sessoes_sharepoint" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessoes_sharepoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"descricao" text DEFAULT '' NOT NULL,
	"site_id" text,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_sessoes_sharepoint" (
	"time_id" bigint NOT NULL,
	"sessao_id" bigint NOT NULL,
	CONSTRAINT "time_sessoes_sharepoint_time_id_sessao_id_pk" PRIMARY KEY("time_id","sessao_id")
);
--> statement-breakpoint
CREATE TABLE "usuario_sessoes_sharepoint" (
	"usuario_id" bigint NOT NULL,
	"sessao_id" bigint NOT NULL,
	CONSTRAINT "usuario_sessoes_sharepoint_usuario_id_sessao_id_pk" PRIMARY KEY("usuario_id","sessao_id")
);
--> statement-breakpoint
ALTER TABLE "grupo_sessoes_sharepoint" ADD CONSTRAINT "grupo_sessoes_sharepoint_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grupo_sessoes_sharepoint" ADD CONSTRAINT "grupo_sessoes_sharepoint_sessao_id_sessoes_sharepoint_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes_sharepoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_sessoes_sharepoint" ADD CONSTRAINT "time_sessoes_sharepoint_time_id_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_sessoes_sharepoint" ADD CONSTRAINT "time_sessoes_sharepoint_sessao_id_sessoes_sharepoint_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes_sharepoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_sessoes_sharepoint" ADD CONSTRAINT "usuario_sessoes_sharepoint_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_sessoes_sharepoint" ADD CONSTRAINT "usuario_sessoes_sharepoint_sessao_id_sessoes_sharepoint_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes_sharepoint"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grupo_sessoes_sharepoint_sessao" ON "grupo_sessoes_sharepoint" USING btree ("sessao_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessoes_sharepoint_nome" ON "sessoes_sharepoint" USING btree (lower("nome"));--> statement-breakpoint
CREATE INDEX "time_sessoes_sharepoint_sessao" ON "time_sessoes_sharepoint" USING btree ("sessao_id");--> statement-breakpoint
CREATE INDEX "usuario_sessoes_sharepoint_sessao" ON "usuario_sessoes_sharepoint" USING btree ("sessao_id");