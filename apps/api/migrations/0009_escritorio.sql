ALTER TABLE "escritorio" ADD COLUMN "cep" text;--> statement-breakpoint
ALTER TABLE "escritorio" ADD COLUMN "logradouro" text;--> statement-breakpoint
ALTER TABLE "escritorio" ADD COLUMN "numero" text;--> statement-breakpoint
ALTER TABLE "escritorio" ADD COLUMN "complemento" text;--> statement-breakpoint
ALTER TABLE "escritorio" ADD COLUMN "bairro" text;--> statement-breakpoint
ALTER TABLE "escritorio" ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
ALTER TABLE "escritorio" ADD CONSTRAINT "escritorio_alterado_por_usuarios_id_fk" FOREIGN KEY ("alterado_por") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;