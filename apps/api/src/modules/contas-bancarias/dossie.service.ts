import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import {
  mascararConta,
  NOME_DA_FORMA,
  NOME_DO_TIPO,
} from '@dominio/contrato/contas-bancarias-campos';
import { MAXIMO_POR_TABELA } from '@dominio/contrato/dossie';
import { blocoDeTabela, diaDe, type FonteDoDossie } from '../../platform/dossie.ts';
import { listarContasBancarias } from './contas-bancarias.service.ts';

/** On paper a number is told by its end; of a card no more is kept. */
const numeroOculto = ({ tipo, conta }: ContaBancaria) =>
  conta && (tipo === 'cartao' ? `••••${conta}` : mascararConta(conta));

/** What it is called: a name made of bank and number would tell the number. */
const nomeDe = ({ apelido, banco_nome, tipo }: ContaBancaria) =>
  apelido ?? banco_nome ?? NOME_DO_TIPO[tipo];

/** The accounts, their numbers masked; Pix keys and balances stay in their records. */
export const secaoDasContas: FonteDoDossie = {
  secao: 'contas',
  async ler(ctx, { clienteId }) {
    const { contas_bancarias: contas, total } = await listarContasBancarias(ctx, {
      cliente_id: clienteId,
      ordenar: 'nome',
      direcao: 'asc',
      page: 1,
      limit: MAXIMO_POR_TABELA,
    });
    return blocoDeTabela({
      nome: 'Contas bancárias',
      colunas: ['Conta', 'Tipo', 'Banco', 'Agência', 'Número', 'Empresa', 'Extrato', 'Situação'],
      linhas: contas.map((um) => [
        nomeDe(um),
        NOME_DO_TIPO[um.tipo],
        um.banco_nome,
        um.agencia,
        numeroOculto(um),
        um.empresa_nome,
        [um.forma_extrato && NOME_DA_FORMA[um.forma_extrato], um.responsavel_extrato_nome]
          .filter(Boolean)
          .join(' · '),
        um.ativa ? 'Em uso' : ['Encerrada', diaDe(um.encerrada_em)].filter(Boolean).join(' em '),
      ]),
      total,
    });
  },
};
