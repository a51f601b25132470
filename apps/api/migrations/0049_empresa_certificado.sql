ALTER TABLE "empresas" ADD COLUMN "certificado_tipo" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "certificado_titular" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "certificado_desde" date;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "certificado_ate" date;