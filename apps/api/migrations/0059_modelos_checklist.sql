ALTER TABLE "checklist_itens" RENAME TO "modelos_checklist";--> statement-breakpoint
ALTER SEQUENCE "checklist_itens_id_seq" RENAME TO "modelos_checklist_id_seq";--> statement-breakpoint
ALTER INDEX "checklist_itens_pkey" RENAME TO "modelos_checklist_pkey";--> statement-breakpoint
ALTER TABLE "checklist_respostas" DROP CONSTRAINT "checklist_respostas_item_id_checklist_itens_id_fk";--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD CONSTRAINT "checklist_respostas_item_id_modelos_checklist_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."modelos_checklist"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelos_checklist"
  ADD COLUMN "natureza" text,
  ADD COLUMN "orientacao" text,
  ADD COLUMN "ativo" boolean DEFAULT true NOT NULL,
  ADD COLUMN "criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
  ADD COLUMN "atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
  ADD COLUMN "versao" integer DEFAULT 1 NOT NULL,
  ADD COLUMN "alterado_por" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "modelos_checklist_titulo" ON "modelos_checklist" USING btree (busca("titulo"));--> statement-breakpoint
-- What each item that the client brings is made of, in the client's words.
UPDATE "modelos_checklist" SET "orientacao" = "dito"."orientacao" FROM (VALUES
('Contrato social', 'O contrato social e as alterações, ou a última consolidada, em PDF.'),
('Cartão CNPJ', 'O comprovante de inscrição e de situação cadastral, emitido pela Receita.'),
('Termo da LGPD', 'O termo de tratamento de dados, assinado por quem responde pela empresa.'),
('ERP e forma de exportação', 'O nome do sistema que a empresa usa e como os dados saem dele.'),
('Acesso ao ERP', 'Um usuário para a nossa equipe. Não envie senha por mensagem.'),
('Acesso de consulta ao banco', 'Um acesso só de consulta para cada conta. Não envie senha por mensagem.'),
('Acesso à prefeitura', 'O acesso ao portal de notas do município. Não envie senha por mensagem.'),
('Procuração', 'A procuração eletrônica em nome do escritório.')
) AS "dito" ("titulo", "orientacao") WHERE "modelos_checklist"."titulo" = "dito"."titulo";
