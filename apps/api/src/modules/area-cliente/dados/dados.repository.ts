import { MAXIMO_DE_CADA } from '@dominio/contrato/area-cliente-dados';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Db, literal } from '../../../platform/db.ts';
import { clientes, empresas } from '../../clientes/clientes.tables.ts';
import { contasBancarias } from '../../contas-bancarias/contas-bancarias.tables.ts';
import { contatos } from '../../contatos/contatos.tables.ts';
import { contratoServicos, contratos } from '../../contratos/contratos.tables.ts';
import { empresaRegimes } from '../../empresas/regimes.tables.ts';
import { empresaSocios } from '../../empresas/socios.tables.ts';
import { servicos } from '../../servicos/servicos.tables.ts';

/** What a client's people are told of its record. */
export async function lerFicha(db: Db, clienteId: number) {
  const [linha] = await db
    .select({
      id: clientes.id,
      nome: clientes.nome,
      segmento: clientes.segmento,
      porte: clientes.porte,
      site: clientes.site,
      instagram: clientes.instagram,
      canal_preferido: clientes.canal_preferido,
      horario_contato: clientes.horario_contato,
      tem_folha: clientes.tem_folha,
      numero_funcionarios: clientes.numero_funcionarios,
      meios_recebimento: clientes.meios_recebimento,
      encarregado: clientes.encarregado,
    })
    .from(clientes)
    .where(eq(clientes.id, clienteId));
  return linha;
}

/** The regime in force on a day, over `empresas`. */
const regimeAtual = (hoje: string) =>
  sql<InicioDeRegime | null>`(
    select json_build_object('regime', r.regime, 'desde', r.desde) from ${empresaRegimes} r
    where r.empresa_id = "empresas"."id" and r.desde <= ${hoje}::date
    order by r.desde desc limit 1)`;

/**
 * The companies of a client, head offices before their branches, the closed ones last.
 *
 * @param hoje the day whose regime is in force.
 */
export const lerEmpresas = (db: Db, clienteId: number, hoje: string) =>
  db
    .select({
      id: empresas.id,
      cnpj: empresas.cnpj,
      razao_social: empresas.razao_social,
      nome_fantasia: empresas.nome_fantasia,
      tipo: empresas.tipo,
      matriz_id: empresas.matriz_id,
      status: empresas.status,
      inscricao_estadual: empresas.inscricao_estadual,
      inscricao_municipal: empresas.inscricao_municipal,
      cnae_principal: empresas.cnae_principal,
      natureza_juridica: empresas.natureza_juridica,
      data_abertura: empresas.data_abertura,
      capital_social_centavos: empresas.capital_social_centavos,
      telefone: empresas.telefone,
      email: empresas.email,
      cep: empresas.cep,
      logradouro: empresas.logradouro,
      numero: empresas.numero,
      complemento: empresas.complemento,
      bairro: empresas.bairro,
      municipio: empresas.municipio,
      uf: empresas.uf,
      regime_atual: regimeAtual(hoje),
    })
    .from(empresas)
    .where(eq(empresas.cliente_id, clienteId))
    .orderBy(
      sql`${empresas.status} = 'baixada'`,
      sql`array_position(array['matriz', 'filial', 'coligada'], ${empresas.tipo})`,
      sql`${empresas.razao_social} collate "pt-BR-x-icu"`,
      empresas.id,
    )
    .limit(literal(MAXIMO_DE_CADA));
export type LinhaDeEmpresa = Awaited<ReturnType<typeof lerEmpresas>>[number];

/** Today's partners of a client's companies, in the order of each register. */
export const lerSocios = (db: Db, clienteId: number) =>
  db
    .select({
      empresa_id: empresaSocios.empresa_id,
      nome: empresaSocios.nome,
      cpf_cnpj: empresaSocios.cpf_cnpj,
      qualificacao: empresaSocios.qualificacao,
      administrador: empresaSocios.administrador,
      participacao_milionesimos: empresaSocios.participacao_milionesimos,
    })
    .from(empresaSocios)
    .innerJoin(empresas, eq(empresas.id, empresaSocios.empresa_id))
    .where(and(eq(empresas.cliente_id, clienteId), isNull(empresaSocios.ate)))
    .orderBy(asc(empresaSocios.empresa_id), asc(empresaSocios.ordem));
export type LinhaDeSocio = Awaited<ReturnType<typeof lerSocios>>[number];

/** The contacts who are at a client; one that was joined to another is not told. */
export const lerContatos = (db: Db, clienteId: number) =>
  db
    .select({
      id: contatos.id,
      nome: contatos.nome,
      cargo: contatos.cargo,
      empresa_nome: empresas.razao_social,
      papeis: contatos.papeis,
      email: contatos.email,
      telefone: contatos.telefone,
      whatsapp: contatos.whatsapp,
      canal_preferido: contatos.canal_preferido,
    })
    .from(contatos)
    .leftJoin(empresas, eq(empresas.id, contatos.empresa_id))
    .where(
      and(
        eq(contatos.cliente_id, clienteId),
        isNull(contatos.saiu_em),
        isNull(contatos.absorvido_por_id),
      ),
    )
    .orderBy(sql`${contatos.nome} collate "pt-BR-x-icu"`, contatos.id)
    .limit(literal(MAXIMO_DE_CADA));

/** The accounts of a client that are in use. */
export const lerContas = (db: Db, clienteId: number) =>
  db
    .select({
      id: contasBancarias.id,
      tipo: contasBancarias.tipo,
      apelido: contasBancarias.apelido,
      empresa_nome: empresas.razao_social,
      banco_ispb: contasBancarias.banco_ispb,
      agencia: contasBancarias.agencia,
      conta: contasBancarias.conta,
      gerente: contasBancarias.gerente,
      dia_fechamento_fatura: contasBancarias.dia_fechamento_fatura,
    })
    .from(contasBancarias)
    .leftJoin(empresas, eq(empresas.id, contasBancarias.empresa_id))
    .where(and(eq(contasBancarias.cliente_id, clienteId), isNull(contasBancarias.encerrada_em)))
    .orderBy(sql`${contasBancarias.nome} collate "pt-BR-x-icu"`, contasBancarias.id)
    .limit(literal(MAXIMO_DE_CADA));
export type LinhaDeConta = Awaited<ReturnType<typeof lerContas>>[number];

/** The contracts of a client that are no drafts, the newest first, without any amount. */
export const lerContratos = (db: Db, clienteId: number) =>
  db
    .select({
      id: contratos.id,
      numero_contrato: contratos.numero_contrato,
      status_contrato: contratos.status_contrato,
      empresa_nome: empresas.razao_social,
      data_inicio: contratos.data_inicio,
      data_fim: contratos.data_fim,
      renovacao_automatica: contratos.renovacao_automatica,
      servicos: sql<string[]>`(
        select coalesce(json_agg(s.nome order by cs.ordem), '[]')
        from ${contratoServicos} cs join ${servicos} s on s.id = cs.servico_id
        where cs.contrato_id = ${contratos.id})`,
    })
    .from(contratos)
    .leftJoin(empresas, eq(empresas.id, contratos.empresa_id))
    .where(and(eq(contratos.cliente_id, clienteId), ne(contratos.status_contrato, 'RASCUNHO')))
    .orderBy(sql`${contratos.data_inicio} desc nulls last`, desc(contratos.id))
    .limit(literal(MAXIMO_DE_CADA));
