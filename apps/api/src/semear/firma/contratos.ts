import type { StatusDoContrato } from '@dominio/contrato/clientes';
import { somarDias } from '@dominio/contrato/datas';
import { noTrabalhoDe } from '../../platform/sementes.ts';
import type { Sorteio } from '../sorteio.ts';
import type { Lote } from './cadastros.ts';

export interface ContratoDaFirma {
  readonly cliente: number;
  readonly status: StatusDoContrato;
  readonly inicio: string;
  readonly fim: string | null;
  readonly motivo: string | null;
  /** Whether it was ever in force: whoever has only others is no client. */
  readonly valeu: boolean;
  readonly valor: number;
}

/** The contract for which the firm serves a client, or last did. */
interface Principal {
  readonly cliente: number;
  readonly inicio: string;
  readonly fim: string | null;
  /** Whether the company was opened a few months ago. */
  readonly recente: boolean;
}

const OUTROS: Partial<Record<StatusDoContrato, number>> = {
  ENCERRADO: 60,
  CANCELADO: 12,
  SUSPENSO: 8,
  RASCUNHO: 10,
  EM_IMPLANTACAO: 10,
};

/** Older contracts than these would be older than some companies. */
const DIAS_MAXIMOS = 2_550;

/**
 * The contracts of the firm: of each client the one by which it is served, then older ones, each ending
 * before the one that follows it, and others beside it.
 */
export function contratosDaFirma(
  sorteio: Sorteio,
  principais: readonly Principal[],
  quantos: number,
  hoje: string,
): ContratoDaFirma[] {
  const valor = () => sorteio.inteiro(9, 160) * 50_00;
  const primeiros = principais.map(({ cliente, inicio, fim }): ContratoDaFirma => {
    const status = fim ? 'ENCERRADO' : 'ATIVO';
    const motivo = fim ? 'fim_das_atividades' : null;
    return { cliente, status, inicio, fim, motivo, valeu: true, valor: valor() };
  });
  const maisAntigo = new Map(principais.map(({ cliente, inicio }) => [cliente, inicio]));
  const limite = somarDias(hoje, -DIAS_MAXIMOS);
  const servidos = principais.filter(({ fim }) => fim === null);

  const umOutro = (): ContratoDaFirma => {
    const { cliente, inicio: desde, recente } = sorteio.um(servidos);
    const base = { cliente, fim: null, motivo: null, valor: valor() };
    const status = recente ? 'RASCUNHO' : sorteio.ponderado(OUTROS);
    switch (status) {
      case 'ENCERRADO': {
        const fim = somarDias(maisAntigo.get(cliente) ?? desde, -1);
        const inicio = somarDias(fim, -sorteio.inteiro(30, 720));
        if (inicio < limite) break;
        maisAntigo.set(cliente, inicio);
        return { ...base, status, inicio, fim, motivo: 'escopo', valeu: true };
      }
      case 'CANCELADO': {
        const inicio = somarDias(hoje, -sorteio.inteiro(20, 200));
        return {
          ...base,
          status,
          inicio,
          fim: somarDias(inicio, 10),
          motivo: 'preco',
          valeu: false,
        };
      }
      case 'SUSPENSO': {
        const inicio = somarDias(hoje, -sorteio.inteiro(15, 60));
        return { ...base, status, inicio, valeu: true };
      }
      case 'EM_IMPLANTACAO': {
        const inicio = somarDias(hoje, -sorteio.inteiro(3, 45));
        return { ...base, status, inicio, valeu: true };
      }
    }
    const inicio = somarDias(hoje, sorteio.inteiro(5, 60));
    return { ...base, status: 'RASCUNHO', inicio, valeu: false };
  };
  const outros = Array.from({ length: quantos - principais.length }, umOutro);
  return [...primeiros, ...outros];
}

/** The contracts as rows, numbered in their order; each was written before it began. */
export const loteDeContratos = (contratos: readonly ContratoDaFirma[], hoje: string): Lote => ({
  tabela: 'contratos',
  colunas: [
    ...['id', 'numero_contrato', 'cliente_id', 'empresa_id', 'status_contrato', 'data_inicio'],
    ...['data_fim', 'encerra_em', 'motivo_encerramento', 'valor_mensal_centavos'],
    ...['criado_em', 'atualizado_em'],
  ],
  linhas: contratos.map(({ cliente, status, inicio, fim, motivo, valor }, i) => {
    const numero = `${inicio.slice(0, 4)}-${String(i + 1).padStart(4, '0')}`;
    const combinado = somarDias(inicio, -10);
    const escrito = noTrabalhoDe(combinado < hoje ? combinado : somarDias(hoje, -1), i);
    return [
      ...[i + 1, numero, cliente, cliente, status, inicio],
      ...[status === 'ENCERRADO' ? fim : null, fim, motivo, valor, escrito, escrito],
    ];
  }),
});
