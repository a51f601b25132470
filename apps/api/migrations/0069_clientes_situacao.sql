ALTER TABLE "clientes" ADD COLUMN "situacao_motivo" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "situacao_detalhe" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "situacao_desde" date;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "situacao_anterior" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "data_encerramento" date;