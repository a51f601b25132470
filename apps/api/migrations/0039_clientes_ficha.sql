ALTER TABLE "clientes" ADD COLUMN "natureza" text DEFAULT 'empresa' NOT NULL;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "cpf" char(11);--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "porte" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "origem" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "curva" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "data_inicio" date;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "canal_preferido" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "horario_contato" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "particularidades" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "tem_folha" boolean;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "numero_funcionarios" integer;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "faturamento_faixa" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "meios_recebimento" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "base_legal" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "encarregado" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "consentimentos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "clientes_cpf" ON "clientes" USING btree ("cpf");