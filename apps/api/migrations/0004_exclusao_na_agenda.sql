ALTER TABLE "agendamento_participantes" DROP CONSTRAINT "agendamento_participantes_agendamento";--> statement-breakpoint
ALTER TABLE "agendamentos" DROP CONSTRAINT "agendamentos_agenda";--> statement-breakpoint
DROP INDEX "agendamento_participantes_agenda";--> statement-breakpoint
ALTER TABLE "agendamentos" ADD COLUMN "excluido" boolean GENERATED ALWAYS AS (excluido_em is not null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "agendamento_participantes" ADD COLUMN "excluido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was deleted before must be so in its copies too, or the key below refuses them.
UPDATE "agendamento_participantes" SET "excluido" = true FROM "agendamentos" WHERE "agendamentos"."id" = "agendamento_participantes"."agendamento_id" AND "agendamentos"."excluido";--> statement-breakpoint
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_agenda" UNIQUE("id","data_hora_inicio","data_hora_termino","status","excluido");--> statement-breakpoint
ALTER TABLE "agendamento_participantes" ADD CONSTRAINT "agendamento_participantes_agendamento" FOREIGN KEY ("agendamento_id","inicio","termino","status","excluido") REFERENCES "public"."agendamentos"("id","data_hora_inicio","data_hora_termino","status","excluido") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "agendamento_participantes_agenda" ON "agendamento_participantes" USING btree ("usuario_id","inicio","agendamento_id","termino","status","excluido");
