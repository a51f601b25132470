ALTER TABLE "usuarios" ADD COLUMN "convite_enviado_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "usuarios" ADD COLUMN "convidado_por" bigint;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_convidado_por_usuarios_id_fk" FOREIGN KEY ("convidado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- An invitation lasts 72 hours; who sent it is in the log, under the newest entry that sends one.
UPDATE "usuarios" u SET
  "convite_enviado_em" = u."convite_expira_em" - interval '72 hours',
  "convidado_por" = (
    SELECT q."id" FROM "auditoria_eventos" a JOIN "usuarios" q ON q."id" = a."usuario_id"
    WHERE a."objeto_tipo" = 'usuario' AND a."objeto_id" = u."id"
      AND a."acao" IN ('usuario.criado', 'usuario.convidado', 'usuario.reativado')
    ORDER BY a."criado_em" DESC, a."id" DESC LIMIT 1)
WHERE u."situacao" = 'convidado' AND u."convite_expira_em" IS NOT NULL;
