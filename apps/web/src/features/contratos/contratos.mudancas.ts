import type { StatusDoContrato } from '@dominio/contrato/clientes';
import {
  type Contrato,
  type ContratoAberto,
  contratosEndpoints,
} from '@dominio/contrato/contratos';
import { contar } from '../../lib/formato.ts';
import type { Mudanca } from '../../registros/botoes-de-mudanca.tsx';
import { nomeDaMudanca } from './contratos.verbos.ts';

/** The call that changes the status of one of several contracts. */
export const CHAMADA_DO_STATUS = {
  endpoint: contratosEndpoints.mudarStatus,
  versaoDe: ({ versao }: ContratoAberto) => versao,
};

type Passo = Pick<Mudanca<Contrato>, 'feito' | 'pergunta' | 'definitiva'>;

/** A change of status, for the contracts that are at one and may be taken to the other. */
const levar = (de: readonly StatusDoContrato[], para: StatusDoContrato, passo: Passo) =>
  ({
    ...passo,
    rotulo: nomeDaMudanca(de[0] ?? para, para),
    muda: { status_contrato: para },
    cabe: ({ status_contrato, proximos_status }) =>
      de.includes(status_contrato) && proximos_status.includes(para),
  }) satisfies Mudanca<Contrato>;

/** Asks before a change that has no way back. */
const semVolta = (verbo: string, texto: string) =>
  ({
    definitiva: true,
    pergunta: (quantas) => ({
      titulo: `${verbo} ${contar(quantas, 'contrato', 'contratos')}?`,
      texto,
      confirmar: verbo,
    }),
  }) satisfies Omit<Passo, 'feito'>;

/**
 * The changes of status that several contracts may be given by a click; reviving asks a reason of each,
 * and ending one of all (`EncerramentoEmLote`).
 */
export const MUDANCAS: readonly Mudanca<Contrato>[] = [
  levar(['RASCUNHO'], 'EM_IMPLANTACAO', {
    feito: ['em implantação', 'em implantação'],
    ...semVolta('Iniciar implantação', 'Quem sai do rascunho não volta a ele.'),
  }),
  levar(['EM_IMPLANTACAO'], 'ATIVO', {
    feito: ['ativado', 'ativados'],
    ...semVolta('Ativar', 'Quem está em vigor não volta à implantação.'),
  }),
  levar(['SUSPENSO'], 'ATIVO', { feito: ['reativado', 'reativados'] }),
  levar(['ATIVO'], 'SUSPENSO', { feito: ['suspenso', 'suspensos'] }),
];
