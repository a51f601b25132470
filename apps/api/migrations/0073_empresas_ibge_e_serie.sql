ALTER TABLE "empresas" ADD COLUMN "municipio_ibge" char(7);--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "certificado_serie" text;