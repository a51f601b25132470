import type { CampoPersonalizado } from '@dominio/contrato/campos-personalizados';
import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import {
  NOME_DA_BASE,
  NOME_DA_FAIXA,
  NOME_DA_NATUREZA,
  NOME_DA_ORIGEM,
  NOME_DO_CONSENTIMENTO,
  NOME_DO_MEIO,
  NOME_DO_PORTE,
} from '@dominio/contrato/clientes-campos';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  NOME_DO_MOTIVO_DA_SITUACAO,
} from '@dominio/contrato/clientes-situacao';
import { mascararCnpj, ocultarCpf } from '@dominio/contrato/documentos';
import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import type { Contexto } from '../../platform/contexto.ts';
import {
  blocoDeTabela,
  blocoDeValores,
  diaDe,
  type FonteDoDossie,
  periodoDe,
  quandoDe,
  simNaoDe,
} from '../../platform/dossie.ts';
import { listarCampos } from '../campos-personalizados/campos-personalizados.service.ts';
import { lerAtendimento } from './atendimento.service.ts';
import * as repo from './dossie.repository.ts';
import { lerCliente } from './ficha.service.ts';

const emLista = <V extends string>(nomes: Readonly<Record<V, string>>, valores: readonly V[]) =>
  valores.map((um) => nomes[um]).join(', ');

const doCampo = ({ tipo }: CampoPersonalizado, valor: string | number | boolean | null) => {
  if (typeof valor === 'boolean') return simNaoDe(valor);
  if (typeof valor === 'number') return valor.toLocaleString('pt-BR');
  return tipo === 'data' ? diaDe(valor) : valor;
};

/** Who the client is. A CPF is told masked: whoever needs it opens the record, which is audited as that. */
async function identificacao(ctx: Contexto, clienteId: number) {
  const um = await lerCliente(ctx, clienteId);
  const { campos } = await listarCampos(ctx);
  return [
    ...blocoDeValores(null, [
      ['Nome', um.nome],
      ['Natureza', NOME_DA_NATUREZA[um.natureza]],
      ['CPF', ocultarCpf(um.cpf)],
      ['CNPJ', um.cnpj && mascararCnpj(um.cnpj)],
      ['Situação', NOME_DA_SITUACAO_DO_CLIENTE[um.situacao]],
      ['Situação desde', diaDe(um.situacao_desde)],
      ['Motivo', um.situacao_motivo && NOME_DO_MOTIVO_DA_SITUACAO[um.situacao_motivo]],
      ['Detalhe da situação', um.situacao_detalhe],
      ['Encerramento', diaDe(um.data_encerramento)],
      ['Cliente desde', diaDe(um.data_inicio)],
      ['Segmento', um.segmento],
      ['Porte', um.porte && NOME_DO_PORTE[um.porte]],
      ['Origem', um.origem && NOME_DA_ORIGEM[um.origem]],
      ['Curva', um.curva],
      ['Tags', um.tags.join(', ')],
      ['Canal preferido', um.canal_preferido && NOME_DO_CANAL[um.canal_preferido]],
      ['Horário de contato', um.horario_contato],
      ['Site', um.site],
      ['Instagram', um.instagram],
      ['Particularidades', um.particularidades],
    ]),
    ...blocoDeValores('Fiscal e operacional', [
      ['Folha de pagamento', simNaoDe(um.tem_folha)],
      ['Funcionários', um.numero_funcionarios?.toLocaleString('pt-BR')],
      ['Faturamento', um.faturamento_faixa && NOME_DA_FAIXA[um.faturamento_faixa]],
      ['Meios de recebimento', emLista(NOME_DO_MEIO, um.meios_recebimento)],
    ]),
    ...blocoDeValores('LGPD', [
      ['Base legal', um.base_legal && NOME_DA_BASE[um.base_legal]],
      ['Encarregado', um.encarregado],
      ['Consentimentos', emLista(NOME_DO_CONSENTIMENTO, um.consentimentos)],
    ]),
    ...blocoDeValores(
      'Campos do escritório',
      campos
        .filter(({ arquivado }) => !arquivado)
        .map((campo) => [campo.nome, doCampo(campo, um.campos_personalizados[campo.id] ?? null)]),
    ),
  ];
}

/** `11/2026` */
const mesDe = (em: string) => quandoDe(em).slice(3, 10);

/** Who serves the client today, and whom contracts, the audit log and appointments name besides. */
async function quemAtendeu(ctx: Contexto, clienteId: number) {
  const { pessoas, times } = await lerAtendimento(ctx, clienteId);
  const contratos = await repo.responsaveisPorContrato(ctx.db, ctx.ator, clienteId);
  const vinculos = await repo.vinculosDoCliente(ctx.db, ctx.ator, clienteId);
  const reunioes = await repo.quemSeReuniu(ctx.db, ctx.ator, clienteId, ctx.agora());
  return [
    ...blocoDeTabela({
      titulo: 'Hoje',
      nome: 'Quem atende hoje',
      colunas: ['Nome', 'O que faz'],
      linhas: [
        ...pessoas.map(({ nome, papel, no_contrato }) => [
          nome,
          [papel && NOME_DO_PAPEL[papel], no_contrato && 'Responde pelo contrato']
            .filter(Boolean)
            .join(' · '),
        ]),
        ...times.map(({ nome }) => [nome, 'Time']),
      ],
    }),
    ...blocoDeTabela({
      titulo: 'Responsáveis pelos contratos',
      nome: 'Responsáveis pelos contratos',
      colunas: ['Nome', 'Contrato', 'Quando'],
      linhas: contratos.map(({ nome, contrato, de, ate }) => [
        nome,
        contrato,
        periodoDe(de, ate) ?? 'Sem datas',
      ]),
    }),
    ...blocoDeTabela({
      titulo: 'Vínculos',
      nome: 'Vínculos com o cliente',
      colunas: ['Nome', 'O que houve', 'Quando'],
      linhas: vinculos.map(({ nome, em, entrou }) => [
        nome,
        entrou ? 'Passou a atender' : 'Deixou de atender',
        quandoDe(em),
      ]),
    }),
    ...blocoDeTabela({
      titulo: 'Em agendamentos',
      nome: 'Quem se reuniu com o cliente',
      colunas: ['Nome', 'Quando'],
      // The month: on which day a colleague met whom is told by the agenda alone (decisoes.md §5).
      linhas: reunioes.map(({ nome, primeiro, ultimo }) => [
        nome,
        [...new Set([mesDe(primeiro), mesDe(ultimo)])].join(' a '),
      ]),
    }),
  ];
}

export const secoesDoCliente: readonly FonteDoDossie[] = [
  { secao: 'identificacao', ler: (ctx, { clienteId }) => identificacao(ctx, clienteId) },
  { secao: 'quem_atendeu', ler: (ctx, { clienteId }) => quemAtendeu(ctx, clienteId) },
];
