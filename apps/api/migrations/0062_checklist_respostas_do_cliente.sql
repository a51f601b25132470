ALTER TABLE "checklist_respostas" ADD COLUMN "solicitado_por" bigint;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD COLUMN "resposta" text;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD COLUMN "resposta_texto" text;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD COLUMN "respondido_em" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD COLUMN "respondido_por" bigint;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD CONSTRAINT "checklist_respostas_solicitado_por_usuarios_id_fk" FOREIGN KEY ("solicitado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD CONSTRAINT "checklist_respostas_respondido_por_usuarios_id_fk" FOREIGN KEY ("respondido_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;