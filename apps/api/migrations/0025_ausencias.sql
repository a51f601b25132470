CREATE TABLE "ausencias" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ausencias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usuario_id" bigint NOT NULL,
	"substituto_id" bigint,
	"tipo" text NOT NULL,
	"inicio" date NOT NULL,
	"fim" date NOT NULL,
	"observacao" text,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ausencias_fim_depois" CHECK ("ausencias"."fim" >= "ausencias"."inicio"),
	CONSTRAINT "ausencias_outra_pessoa" CHECK ("ausencias"."substituto_id" <> "ausencias"."usuario_id")
);
--> statement-breakpoint
ALTER TABLE "ausencias" ADD CONSTRAINT "ausencias_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ausencias" ADD CONSTRAINT "ausencias_substituto_id_usuarios_id_fk" FOREIGN KEY ("substituto_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ausencias_fim" ON "ausencias" USING btree ("fim","inicio");--> statement-breakpoint
CREATE INDEX "ausencias_substituto" ON "ausencias" USING btree ("substituto_id","fim");
--> statement-breakpoint
-- Nobody is away twice at once. Days, both ends included.
ALTER TABLE "ausencias" ADD CONSTRAINT "ausencias_uma_por_vez" EXCLUDE USING gist ("usuario_id" WITH =, daterange("inicio", "fim", '[]') WITH &&);
