ALTER TABLE "contratos" ADD COLUMN "motivo_encerramento" text;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "motivo" text;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "aviso_em" date;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "encerra_em" date;--> statement-breakpoint
CREATE INDEX "contratos_encerra" ON "contratos" USING btree ("encerra_em") WHERE "contratos"."status_contrato" in ('ATIVO', 'SUSPENSO');