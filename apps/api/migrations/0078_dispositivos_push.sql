CREATE TABLE "dispositivos_push" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispositivos_push_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint,
	"sessao_id" uuid,
	"device_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_sha256" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"agente" text,
	"plataforma" text,
	"idioma" text,
	"fuso" text,
	"impressao" text,
	"impressao_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone NOT NULL,
	"confirmado_em" timestamp (3) with time zone NOT NULL,
	"entregue_em" timestamp (3) with time zone,
	"falhou_em" timestamp (3) with time zone,
	"falha" text,
	"falhas" integer DEFAULT 0 NOT NULL,
	"pausado_ate" timestamp (3) with time zone,
	CONSTRAINT "dispositivos_push_endpoint_sha256_unique" UNIQUE("endpoint_sha256"),
	CONSTRAINT "dispositivos_push_dono" CHECK (("dispositivos_push"."usuario_id" is null) = ("dispositivos_push"."sessao_id" is null))
);
--> statement-breakpoint
CREATE TABLE "chaves_push" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"publica" text NOT NULL,
	"privada" text NOT NULL,
	"criada_em" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chaves_push_uma_linha" CHECK ("chaves_push"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "dispositivos_push" ADD CONSTRAINT "dispositivos_push_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispositivos_push" ADD CONSTRAINT "dispositivos_push_sessao_id_sessoes_id_fk" FOREIGN KEY ("sessao_id") REFERENCES "public"."sessoes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispositivos_push_usuario" ON "dispositivos_push" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "dispositivos_push_sessao" ON "dispositivos_push" USING btree ("sessao_id");--> statement-breakpoint
CREATE INDEX "dispositivos_push_sem_dono" ON "dispositivos_push" USING btree ("criado_em") WHERE "dispositivos_push"."usuario_id" is null;--> statement-breakpoint
CREATE INDEX "dispositivos_push_impressao" ON "dispositivos_push" USING btree ("impressao_em") WHERE "dispositivos_push"."impressao_em" is not null;