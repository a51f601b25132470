ALTER TABLE "empresas" ADD COLUMN "status" text DEFAULT 'ativa' NOT NULL;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "status_desde" date;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "status_motivo" text;