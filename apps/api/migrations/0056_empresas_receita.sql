ALTER TABLE "empresas" ADD COLUMN "receita_situacao" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "receita_consultada_em" timestamp (3) with time zone;