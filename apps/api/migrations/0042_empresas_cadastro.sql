ALTER TABLE "empresas" ADD COLUMN "inscricao_estadual" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "inscricao_municipal" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "cnae_principal" char(7);--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "cnaes_secundarios" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "natureza_juridica" char(4);--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "situacao_cadastral" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "data_abertura" date;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "capital_social_centavos" bigint;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "telefone" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "cep" char(8);--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "logradouro" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "numero" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "complemento" text;--> statement-breakpoint
ALTER TABLE "empresas" ADD COLUMN "bairro" text;