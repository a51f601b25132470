CREATE TABLE "checklist_itens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checklist_itens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"grupo" text NOT NULL,
	"titulo" text NOT NULL,
	"regra" text,
	"obrigatorio_em" text NOT NULL,
	"responsavel" text NOT NULL,
	"ordem" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklist_respostas" (
	"cliente_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"estado" text NOT NULL,
	"evidencia" text,
	"justificativa" text,
	"validade" date,
	"solicitado_em" timestamp (3) with time zone,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint,
	CONSTRAINT "checklist_respostas_cliente_id_item_id_pk" PRIMARY KEY("cliente_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD CONSTRAINT "checklist_respostas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_respostas" ADD CONSTRAINT "checklist_respostas_item_id_checklist_itens_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."checklist_itens"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The items of page book §8.8, in its order.
INSERT INTO "checklist_itens" ("ordem", "grupo", "titulo", "regra", "obrigatorio_em", "responsavel") VALUES
(10, 'empresa', 'CNPJ ativo na Receita', 'empresa_ativa', 'onboarding', 'escritorio'),
(20, 'empresa', 'Regime tributário', 'empresa_regime', 'onboarding', 'escritorio'),
(30, 'empresa', 'CNAE principal', 'empresa_cnae', 'onboarding', 'escritorio'),
(40, 'empresa', 'Endereço completo', 'empresa_endereco', 'onboarding', 'escritorio'),
(50, 'empresa', 'Quadro societário', 'empresa_socios', 'onboarding', 'escritorio'),
(60, 'contatos', 'Quem decide', 'contato_decisor', 'onboarding', 'escritorio'),
(70, 'contatos', 'Quem cuida do financeiro', 'contato_financeiro', 'onboarding', 'escritorio'),
(80, 'contatos', 'Contador externo', 'contato_contador', 'onboarding', 'escritorio'),
(90, 'contatos', 'Quem recebe as pesquisas', 'contato_pesquisas', 'onboarding', 'escritorio'),
(100, 'documentos', 'Contrato social', NULL, 'onboarding', 'cliente'),
(110, 'documentos', 'Cartão CNPJ', NULL, 'onboarding', 'cliente'),
(120, 'contrato', 'Contrato assinado', 'contrato_assinado', 'onboarding', 'escritorio'),
(130, 'lgpd', 'Termo da LGPD', NULL, 'onboarding', 'cliente'),
(140, 'bancos', 'Ao menos uma conta em uso', 'conta_em_uso', 'formulario', 'escritorio'),
(150, 'bancos', 'Forma do extrato de cada conta', 'conta_extrato', 'formulario', 'escritorio'),
(160, 'bancos', 'Saldo inicial de cada conta', 'conta_saldo', 'formulario', 'escritorio'),
(170, 'sistemas', 'ERP e forma de exportação', NULL, 'diagnostico', 'cliente'),
(180, 'acessos', 'Acesso ao ERP', NULL, 'treinamento', 'cliente'),
(190, 'acessos', 'Acesso de consulta ao banco', NULL, 'treinamento', 'cliente'),
(200, 'acessos', 'Acesso à prefeitura', NULL, 'treinamento', 'cliente'),
(210, 'acessos', 'Certificado digital válido por mais de 30 dias', 'empresa_certificado', 'treinamento', 'cliente'),
(220, 'acessos', 'Procuração', NULL, 'treinamento', 'cliente'),
(230, 'processos', 'Contas a pagar e a receber: processo futuro aprovado', NULL, 'operacao_assistida', 'escritorio'),
(240, 'processos', 'Plano de contas mapeado', NULL, 'operacao_assistida', 'escritorio');
