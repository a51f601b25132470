import { NOME_DO_ESTADO_DO_ITEM, NOME_DO_GRUPO_DO_CHECKLIST } from '@dominio/contrato/checklist';
import { NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import { oQueSePropoe, PERMISSAO_DO_ALVO } from '@dominio/contrato/correcoes-alvos';
import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import {
  DIAS_DA_PASSAGEM,
  SECOES,
  SECOES_DA_PASSAGEM,
  type SecaoDaPassagem,
  type SecaoGuardada,
} from '@dominio/contrato/passagens';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { blocoDeTabela, diaDe, quandoDe, restoDe } from '../../platform/dossie.ts';
import { listarAgendamentos } from '../agendamentos/agendamentos.service.ts';
import { lerChecklist } from '../checklist/checklist.service.ts';
import { correcoesARever } from '../correcoes/revisao.service.ts';
import { quemPode } from '../usuarios/acesso/acesso.service.ts';
import * as repo from './fatos.repository.ts';
import { reajusteProximo } from './passagens.rules.ts';

type Ler = (ctx: Contexto, clienteId: number, recebe: number) => Promise<SecaoGuardada['blocos']>;

const cadastro: Ler = async (ctx, clienteId) => {
  const { itens } = await lerChecklist(ctx, clienteId);
  return blocoDeTabela({
    nome: 'Itens que faltam no cadastro',
    colunas: ['Grupo', 'Item', 'Estado'],
    linhas: itens
      .filter(({ estado }) => ['pendente', 'recebido', 'vencido'].includes(estado))
      .map(({ grupo, titulo, estado }) => [
        NOME_DO_GRUPO_DO_CHECKLIST[grupo],
        titulo,
        NOME_DO_ESTADO_DO_ITEM[estado],
      ]),
  });
};

const pedidos: Ler = async (ctx, clienteId) => {
  const { itens } = await lerChecklist(ctx, clienteId);
  return blocoDeTabela({
    nome: 'Itens pedidos ao cliente',
    colunas: ['Item', 'Pedido em', 'Resposta do cliente'],
    linhas: itens
      .filter(({ estado }) => estado === 'solicitado')
      .map(({ titulo, solicitado_em, resposta }) => [
        titulo,
        solicitado_em && diaDe(dataCivil(new Date(solicitado_em))),
        resposta?.texto,
      ]),
  });
};

/** What waits for a review that both the caller and who receives the client may give. */
const correcoes: Ler = async (ctx, clienteId, recebe) => {
  const { correcoes: todas } = await correcoesARever(ctx, clienteId);
  const delas = [];
  for (const [alvo, iguais] of Map.groupBy(todas, (uma) => uma.alvo)) {
    if ((await quemPode(ctx.db, PERMISSAO_DO_ALVO[alvo])).has(recebe)) delas.push(...iguais);
  }
  return blocoDeTabela({
    nome: 'Propostas do cliente a revisar',
    colunas: ['O que', 'Proposto em', 'Por'],
    linhas: delas.map(({ alvo, campos, criado_em, autor_nome }) => [
      oQueSePropoe(
        alvo,
        campos.map(({ campo }) => campo),
      ).join(', '),
      diaDe(dataCivil(new Date(criado_em))),
      autor_nome,
    ]),
  });
};

/** What the agenda itself tells who has the term made, but for what is private. */
const agenda: Ler = async (ctx, clienteId) => {
  const hoje = dataCivil(ctx.agora());
  const { agendamentos, total } = await listarAgendamentos(ctx, {
    cliente_id: clienteId,
    data_inicio: ctx.agora(),
    data_fim: instanteCivil(somarDias(hoje, DIAS_DA_PASSAGEM + 1)),
    status: ['AGENDADO'],
    ordenar: 'data_hora_inicio',
    page: 1,
    limit: MAXIMO_POR_TABELA,
  });
  return blocoDeTabela({
    nome: 'Agendamentos dos próximos 60 dias',
    colunas: ['Quando', 'Agendamento', 'Participantes'],
    linhas: agendamentos
      .filter(({ privado }) => !privado)
      .map((um) => [
        quandoDe(um.data_hora_inicio),
        um.titulo,
        um.participantes.map(({ nome }) => nome).join(', '),
      ]),
    resto: restoDe(total, agendamentos.length),
  });
};

const contratos: Ler = async (ctx, clienteId) => {
  const hoje = dataCivil(ctx.agora());
  const ate = somarDias(hoje, DIAS_DA_PASSAGEM);
  const lidos = await repo.lerContratos(ctx.db, ctx.ator, clienteId, hoje);
  const marcos = lidos.flatMap(({ numero, renovacao_automatica, encerra_em, ...um }) => {
    const marcado = encerra_em ?? um.data_fim;
    const fim = marcado !== null && marcado >= hoje && marcado <= ate ? marcado : null;
    const reajuste =
      um.mes_reajuste && !um.reajustado ? reajusteProximo(hoje, um.mes_reajuste) : null;
    return [
      ...(fim
        ? [
            {
              numero,
              dia: fim,
              que: renovacao_automatica && encerra_em === null ? 'Renova-se' : 'Termina',
              quando: diaDe(fim),
            },
          ]
        : []),
      ...(reajuste
        ? [{ numero, dia: reajuste, que: 'Reajuste', quando: diaDe(reajuste)?.slice(3) }]
        : []),
    ];
  });
  return blocoDeTabela({
    nome: 'Contratos que terminam ou são reajustados',
    colunas: ['Contrato', 'O que', 'Quando'],
    linhas: marcos
      .toSorted((um, outro) => (um.dia < outro.dia ? -1 : um.dia > outro.dia ? 1 : 0))
      .map(({ numero, que, quando }) => [numero, que, quando]),
  });
};

const certificados: Ler = async (ctx, clienteId) => {
  const hoje = dataCivil(ctx.agora());
  const lidos = await repo.lerCertificados(
    ctx.db,
    ctx.ator,
    clienteId,
    somarDias(hoje, DIAS_DA_PASSAGEM),
  );
  return blocoDeTabela({
    nome: 'Certificados digitais que vencem',
    colunas: ['Empresa', 'Certificado', 'Quando'],
    linhas: lidos.map(({ empresa, tipo, certificado_ate }) => [
      empresa,
      tipo && NOME_DO_TIPO_DE_CERTIFICADO[tipo],
      certificado_ate < hoje ? `Venceu em ${diaDe(certificado_ate)}` : diaDe(certificado_ate),
    ]),
    total: lidos[0]?.total ?? 0,
  });
};

const contatos: Ler = async (ctx, clienteId) => {
  const lidos = await repo.lerContatos(ctx.db, ctx.ator, clienteId);
  return blocoDeTabela({
    nome: 'Contatos do cliente',
    colunas: ['Nome', 'O que faz', 'Telefone'],
    linhas: lidos.map(({ nome, cargo, papeis, telefone, whatsapp }) => [
      nome,
      [cargo, ...papeis.map((papel) => NOME_DO_PAPEL[papel])].filter(Boolean).join(', '),
      telefone ?? whatsapp,
    ]),
    total: lidos[0]?.total ?? 0,
  });
};

const LER: Readonly<Record<SecaoDaPassagem, Ler>> = {
  cadastro,
  pedidos,
  correcoes,
  agenda,
  contratos,
  certificados,
  contatos,
};

/**
 * What a term of a client in scope records today: the sections that both the caller and who receives
 * the client may see, so that nobody is handed what their access does not include.
 */
export async function lerFatos(
  ctx: Contexto,
  clienteId: number,
  recebe: number,
): Promise<SecaoGuardada[]> {
  const secoes: SecaoGuardada[] = [];
  for (const id of SECOES) {
    const { permissao } = SECOES_DA_PASSAGEM[id];
    if (!pode(ctx.ator, permissao) || !(await quemPode(ctx.db, permissao)).has(recebe)) continue;
    secoes.push({ id, blocos: await LER[id](ctx, clienteId, recebe) });
  }
  return secoes;
}
