CREATE TABLE "modelos_minuta" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelos_minuta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nome" text NOT NULL,
	"texto" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"alterado_por" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "modelos_minuta_nome" ON "modelos_minuta" USING btree (busca("nome"));
--> statement-breakpoint
-- The template that a firm begins with, to be read by its lawyer and changed (page book §8).
INSERT INTO "modelos_minuta" ("nome", "texto") VALUES ('Prestação de serviços', $minuta$# Contrato de prestação de serviços nº {numero}

**Contratante:** {cliente}, inscrito sob o número {documento}, com endereço em {endereco}, representado por {representantes}.

**Contratada:** {escritorio}, inscrita no CNPJ {cnpj_escritorio}, com endereço em {endereco_escritorio}.

As partes acima ajustam o seguinte.

## 1. Objeto

1.1. A contratada prestará à contratante os serviços abaixo, nos volumes e prazos indicados:

{servicos}

1.2. O que não estiver na lista, ou passar dos volumes, será orçado à parte e depende de aceite por escrito.

## 2. Obrigações da contratada

2.1. Executar os serviços com zelo, dentro dos prazos legais e dos combinados.

2.2. Guardar sigilo sobre as informações recebidas, durante a vigência e depois dela.

## 3. Obrigações da contratante

3.1. Entregar documentos e informações completos e no prazo combinado.

3.2. Indicar quem decide e quem responde pelas informações, e avisar quando essa pessoa mudar.

## 4. Preço e pagamento

4.1. A contratante pagará {valor_mensal} ({valor_por_extenso}) por mês, com vencimento no dia {dia_vencimento}.

4.2. O valor será reajustado uma vez por ano, no mês de {mes_reajuste}, pelo índice {indice_reajuste}.

## 5. Vigência e término

5.1. Este contrato vigora {vigencia}.

5.2. Qualquer das partes pode encerrá-lo por escrito, com {aviso_previo} dias de antecedência.

## 6. Proteção de dados

6.1. Cada parte trata os dados pessoais que recebe da outra só para cumprir este contrato e a lei, conforme a Lei nº 13.709/2018.

## 7. Foro

7.1. Fica eleito o foro de {cidade_escritorio}.

{cidade_escritorio}, {data_hoje}.

---

{cliente}

---

{escritorio}
$minuta$);
