import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil } from '@dominio/contrato/datas';
import { momentoAntes } from '../historia.ts';
import type { Sorteio } from '../sorteio.ts';
import type { Compromisso } from './compromisso.ts';
import type { Quadro } from './horarios.ts';
import { MOTIVOS } from './modelos.ts';

type Proporcoes = Partial<Record<StatusDoAgendamento, number>>;

/** How often each outcome is drawn; some past meetings have none yet, as in any office. */
const COM_CLIENTE: Proporcoes = {
  FINALIZADO: 8,
  NO_SHOW: 1,
  CANCELADO: 1,
  REAGENDADO_CLIENTE: 1,
  AGENDADO: 1,
};
const SEM_CLIENTE: Proporcoes = { FINALIZADO: 7, REAGENDADO_DOMINIO: 1, CANCELADO: 1 };
const DO_FUTURO: Proporcoes = { AGENDADO: 19, CANCELADO: 1 };

interface Mesa {
  readonly sorteio: Sorteio;
  readonly quadro: Quadro;
  readonly hoje: string;
  /** Business days to which a meeting may be rescheduled. */
  readonly proximosDias: readonly string[];
}

/**
 * Makes the function that decides how a meeting of another day than today ended, or whether a
 * coming one was cancelled. A rescheduled one gets a free time on a coming day, if there is one.
 */
export function criarDesfechos({ sorteio, quadro, hoje, proximosDias }: Mesa) {
  const comCliente = sorteio.baralho(COM_CLIENTE);
  const semCliente = sorteio.baralho(SEM_CLIENTE);
  const doFuturo = sorteio.baralho(DO_FUTURO);

  function lugarNovo(original: Compromisso): Compromisso | null {
    const minutos = (original.termino.getTime() - original.inicio.getTime()) / 60_000;
    const vaga = quadro.tomar(sorteio.um(proximosDias), minutos, original.participantes);
    return vaga && { ...original, ...vaga, status: 'AGENDADO', criadoEm: momentoAntes(original) };
  }

  return (compromisso: Compromisso): Compromisso => {
    const sortear =
      dataCivil(compromisso.inicio) > hoje
        ? doFuturo
        : compromisso.clienteId === null
          ? semCliente
          : comCliente;
    const status = sortear();
    switch (status) {
      case 'CANCELADO':
        return { ...compromisso, status, motivo: sorteio.um(MOTIVOS.cancelamento) };
      case 'REAGENDADO_CLIENTE':
      case 'REAGENDADO_DOMINIO':
        return {
          ...compromisso,
          status,
          motivo: sorteio.um(MOTIVOS[status]),
          remarcado: lugarNovo(compromisso),
        };
      default:
        return { ...compromisso, status };
    }
  };
}
