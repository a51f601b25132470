CREATE TABLE "notificacoes_arquivo" (
	"id" bigint PRIMARY KEY NOT NULL,
	"usuario_id" bigint NOT NULL,
	"categoria" text NOT NULL,
	"tipo_evento" text NOT NULL,
	"titulo" text NOT NULL,
	"mensagem" text NOT NULL,
	"url" text,
	"tracking_key" text NOT NULL,
	"criado_por" bigint,
	"agendamento_id" bigint,
	"lida" boolean DEFAULT false NOT NULL,
	"importante" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DO $$
DECLARE repetidas text;
BEGIN
  SELECT string_agg(ids, '; ' ORDER BY ids) INTO repetidas FROM (
    SELECT string_agg("id"::text, ', ' ORDER BY "id") AS ids FROM "usuarios"
    GROUP BY normalize(lower(btrim("email") COLLATE "pt-BR-x-icu"), NFC) HAVING count(*) > 1
  ) AS grupos;
  IF repetidas IS NOT NULL THEN
    RAISE EXCEPTION 'Há contas com o mesmo e-mail, escrito de formas diferentes (id em usuarios: %). Deixe um e-mail diferente em cada conta e inicie de novo.', repetidas;
  END IF;
END $$;--> statement-breakpoint
DROP INDEX "usuarios_email";--> statement-breakpoint
-- As the application folds them from now on; the collation is named, since the database's own leaves accented capitals.
UPDATE "usuarios" SET "email" = normalize(lower(btrim("email") COLLATE "pt-BR-x-icu"), NFC) WHERE "email" <> normalize(lower(btrim("email") COLLATE "pt-BR-x-icu"), NFC);--> statement-breakpoint
ALTER TABLE "notificacoes_arquivo" ADD CONSTRAINT "notificacoes_arquivo_usuario_id_usuarios_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuarios"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notificacoes_arquivo" ADD CONSTRAINT "notificacoes_arquivo_criado_por_usuarios_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notificacoes_arquivo_usuario" ON "notificacoes_arquivo" USING btree ("usuario_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_email" ON "usuarios" USING btree ("email");--> statement-breakpoint
ALTER TABLE "respostas_repetiveis" DROP COLUMN "status";
