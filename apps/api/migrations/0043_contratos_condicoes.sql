ALTER TABLE "contratos" ADD COLUMN "data_assinatura" date;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "indice_reajuste" text;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "mes_reajuste" integer;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "dia_vencimento" integer;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "renovacao_automatica" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contratos" ADD COLUMN "aviso_previo_dias" integer;