import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { type Contrato, servicoEmPalavras } from '@dominio/contrato/contratos';
import type { TipoDeAditivo } from '@dominio/contrato/contratos-aditivos';
import { anexoEmPalavras } from '@dominio/contrato/contratos-anexos';
import { NOME_DO_MOTIVO } from '@dominio/contrato/contratos-encerramento';
import { NOME_DO_INDICE, NOME_DO_MES } from '@dominio/contrato/contratos-termos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import type { Contexto } from '../../platform/contexto.ts';
import {
  blocoDeTabela,
  blocoDeValores,
  diaDe,
  type FonteDoDossie,
  periodoDe,
  quandoDe,
  reaisDe,
  restoDe,
  simNaoDe,
} from '../../platform/dossie.ts';
import { listarDeVarios as listarAditivos } from './aditivos/aditivos.repository.ts';
import { listarDeVarios as listarAnexos } from './anexos/anexos.repository.ts';
import { listarContratos } from './contratos.service.ts';

/** Contracts of one dossier: for more there is the list. */
const MAXIMO = 50;

const NOME_DO_ADITIVO: Readonly<Record<TipoDeAditivo, string>> = {
  alteracao: 'Alteração',
  renovacao: 'Renovação',
  reajuste: 'Reajuste',
};

/** What is agreed; amounts only where the list itself tells them to the reader. */
function contratoInteiro(um: Contrato) {
  const [bloco] = blocoDeValores(`Contrato ${um.numero_contrato}`, [
    ['Status', NOME_DO_STATUS[um.status_contrato]],
    ['Empresa', um.empresa_nome],
    ['CNPJ', um.cnpj && mascararCnpj(um.cnpj)],
    ['Vigência', periodoDe(um.data_inicio, um.data_fim)],
    ['Assinatura', diaDe(um.data_assinatura)],
    ['Valor mensal', reaisDe(um.valor_mensal_centavos)],
    ['Dia do vencimento', um.dia_vencimento],
    ['Índice de reajuste', um.indice_reajuste && NOME_DO_INDICE[um.indice_reajuste]],
    ['Mês do reajuste', um.mes_reajuste && NOME_DO_MES[um.mes_reajuste]],
    ['Renovação automática', simNaoDe(um.renovacao_automatica)],
    ['Aviso prévio em dias', um.aviso_previo_dias],
    ['Aviso prévio dado em', diaDe(um.aviso_em)],
    ['Encerramento', diaDe(um.encerra_em)],
    ['Motivo do encerramento', um.motivo_encerramento && NOME_DO_MOTIVO[um.motivo_encerramento]],
    ['Sobre o encerramento', um.motivo],
    ['Responsável', um.responsavel_nome],
    ['Time', um.time_nome],
  ]);
  const [servicos] = blocoDeTabela({
    nome: `Serviços do contrato ${um.numero_contrato}`,
    colunas: um.ve_valor ? ['Serviço', 'Valor'] : ['Serviço'],
    linhas: um.servicos.map((servico) => [
      servicoEmPalavras(servico),
      ...(um.ve_valor ? [reaisDe(servico.valor_centavos)] : []),
    ]),
  });
  return bloco ? [{ ...bloco, tabela: servicos?.tabela ?? null }] : [];
}

async function ler(ctx: Contexto, clienteId: number) {
  const { contratos, total } = await listarContratos(ctx, {
    cliente_id: clienteId,
    ordenar: 'que_vale',
    direcao: 'desc',
    page: 1,
    limit: MAXIMO,
  });
  const numeros = new Map(contratos.map((um) => [um.id, um.numero_contrato]));
  const ids = [...numeros.keys()];
  const aditivos = await listarAditivos(ctx.db, ids, MAXIMO_POR_TABELA);
  const anexos = await listarAnexos(ctx.db, ctx.ator, ids, MAXIMO_POR_TABELA);
  const inteiros = contratos.flatMap(contratoInteiro);
  const ultimo = inteiros.at(-1);
  return [
    ...inteiros.slice(0, -1),
    ...(ultimo ? [{ ...ultimo, resto: restoDe(total, contratos.length) }] : []),
    ...blocoDeTabela({
      titulo: 'Aditivos, reajustes e renovações',
      nome: 'Aditivos, reajustes e renovações',
      colunas: ['Contrato', 'Aditivo', 'Tipo', 'Vale desde', 'Descrição', 'Por'],
      linhas: aditivos.map((um) => [
        numeros.get(um.contrato_id),
        um.numero,
        NOME_DO_ADITIVO[um.tipo],
        diaDe(um.vigencia_em),
        um.descricao,
        um.criado_por_nome,
      ]),
      total: aditivos[0]?.total ?? 0,
    }),
    ...blocoDeTabela({
      titulo: 'Anexos',
      nome: 'Anexos dos contratos',
      colunas: ['Contrato', 'Arquivo', 'Tipo', 'Enviado em', 'Por'],
      linhas: anexos.map((um) => [
        numeros.get(um.contrato_id),
        um.nome,
        anexoEmPalavras(um),
        quandoDe(um.criado_em),
        um.criado_por_nome,
      ]),
      total: anexos[0]?.total ?? 0,
    }),
  ];
}

export const secaoDosContratos: FonteDoDossie = {
  secao: 'contratos',
  ler: (ctx, { clienteId }) => ler(ctx, clienteId),
};
