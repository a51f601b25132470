ALTER TABLE "agendamentos" ADD COLUMN "status_por" bigint;--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_status_por_usuarios_id_fk" FOREIGN KEY ("status_por") REFERENCES "public"."usuarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "agendamentos" a SET "status_por" = coalesce((
  SELECT h."usuario_id" FROM "agendamento_historico" h
  WHERE h."agendamento_id" = a."id" AND h."acao" = 'status' ORDER BY h."id" DESC LIMIT 1
), a."alterado_por")
WHERE a."status" IN ('FINALIZADO', 'NO_SHOW');
