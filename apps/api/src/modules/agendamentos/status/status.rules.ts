import {
  type CampoDoMotivo,
  FALTA_DE_MOTIVO,
  OPCOES_DE_STATUS,
  type StatusDoAgendamento,
  TAMANHO_DO_MOTIVO,
} from '@dominio/contrato/agendamentos-opcoes';
import { campoInvalido, estadoInvalido, Recusa } from '../../../platform/erros.ts';
import { quando } from '../horario/frases.rules.ts';
import type { Periodo } from '../horario/horario.rules.ts';

/** Kinds of change of status, each with a guard of its own (dominios.md §1c). */
export type Movimento = 'desfecho' | 'cancelamento' | 'reagendamento' | 'correcao';

/** A correction is open for seven days from the last change of status (dominios.md §1c). */
const PRAZO_DE_CORRECAO_MS = 7 * 86_400_000;

/** 422 for a participant who tries what only the creator and administrators may do. */
export const soOCriador = () =>
  new Recusa('DADOS_INVALIDOS', { detail: 'Só quem criou o agendamento pode fazer isto.' });

const opcao = (status: StatusDoAgendamento) =>
  OPCOES_DE_STATUS.find(({ valor }) => valor === status);

/** The status in words a person reads. */
export const rotuloDoStatus = (status: StatusDoAgendamento) => opcao(status)?.rotulo ?? status;

/** The kind of change from one status to another, or null when the table has none. */
export function movimento(de: StatusDoAgendamento, para: StatusDoAgendamento): Movimento | null {
  if (!opcao(de)?.transicoes.includes(para)) return null;
  if (de !== 'AGENDADO') return 'correcao';
  if (para === 'CANCELADO') return 'cancelamento';
  return para === 'REAGENDADO_CLIENTE' || para === 'REAGENDADO_DOMINIO'
    ? 'reagendamento'
    : 'desfecho';
}

/** Whether a status set at `desde` may still be corrected. */
export const correcaoAberta = (status: StatusDoAgendamento, desde: Date, agora: Date) =>
  status !== 'AGENDADO' &&
  (opcao(status)?.transicoes.length ?? 0) > 0 &&
  agora.getTime() - desde.getTime() <= PRAZO_DE_CORRECAO_MS;

/** The field that holds the reason, and the refusal without one, for each kind of change. */
const MOTIVOS = {
  cancelamento: 'motivo_cancelamento',
  reagendamento: 'motivo_reagendamento',
  correcao: 'motivo_reabertura',
} as const satisfies Partial<Record<Movimento, CampoDoMotivo>>;

interface Mudanca extends Partial<Record<CampoDoMotivo, string | null | undefined>> {
  readonly para: StatusDoAgendamento;
}

interface Situacao {
  readonly status: StatusDoAgendamento;
  readonly data_hora_inicio: Date;
  readonly status_em: Date;
}

/**
 * The guard of every change of status: the kind of change, or why it is refused.
 *
 * @param dono whether the actor created the appointment or administers; a participant may only say
 *   how it ended.
 * @param corrige whether the actor may correct the outcome: its owner, and who recorded it.
 * @returns the kind of change, or the refusal: 409 for a change the table lacks, an appointment
 *   that has not started or a correction after its time; 422 for a missing reason (3 to 500
 *   characters) or somebody who may not make this change.
 */
export function avaliarMudanca(
  { status: de, data_hora_inicio, status_em }: Situacao,
  mudanca: Mudanca,
  { dono, corrige, agora }: { dono: boolean; corrige: boolean; agora: Date },
): Movimento | Recusa {
  const { para } = mudanca;
  const tipo = movimento(de, para);
  if (tipo === null) {
    return estadoInvalido(
      `Não é possível mudar de ${rotuloDoStatus(de)} para ${rotuloDoStatus(para)}.`,
    );
  }
  const pode = tipo === 'correcao' ? corrige : tipo === 'desfecho' || dono;
  if (!pode) return soOCriador();
  if (tipo === 'desfecho') {
    return agora < data_hora_inicio ? estadoInvalido('Este agendamento ainda não começou.') : tipo;
  }
  if (tipo === 'correcao' && !correcaoAberta(de, status_em, agora)) {
    return estadoInvalido('O prazo de 7 dias para corrigir este agendamento já passou.');
  }
  const campo = MOTIVOS[tipo];
  const motivo = mudanca[campo]?.trim() ?? '';
  return motivo.length < TAMANHO_DO_MOTIVO.minimo
    ? campoInvalido(campo, FALTA_DE_MOTIVO[campo])
    : tipo;
}

type Motivos = Partial<Record<CampoDoMotivo, string | null>>;

/** The reasons that a change of status writes; going back to AGENDADO clears the cancellation's. */
export function mudancasDoStatus(
  tipo: Movimento,
  mudanca: Omit<Mudanca, 'para'>,
  para: StatusDoAgendamento,
): Motivos {
  if (tipo === 'desfecho') return {};
  const campo = MOTIVOS[tipo];
  return {
    [campo]: mudanca[campo]?.trim() ?? null,
    ...(para === 'AGENDADO' && { motivo_cancelamento: null }),
  };
}

/** A change of status as one sentence of the history. */
export function narrarStatus(
  de: StatusDoAgendamento,
  para: StatusDoAgendamento,
  motivos: Motivos,
  novo: Periodo | null,
): string {
  const motivo = Object.values(motivos).find((texto) => texto !== null);
  const frase = `Mudou o status de ${rotuloDoStatus(de)} para ${rotuloDoStatus(para)}`;
  const destino = novo ? `, com novo horário em ${quando(novo)}` : '';
  return motivo ? `${frase}${destino}: ${motivo}` : `${frase}${destino}.`;
}
