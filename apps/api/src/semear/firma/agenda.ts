import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import { instanteCivil } from '@dominio/contrato/datas';
import { momentoDeTrabalho } from '../../platform/sementes.ts';
import { FREQUENCIA, MODELOS, MOTIVOS } from '../demo/modelos.ts';
import { momentoDoStatus } from '../historia.ts';
import type { Sorteio } from '../sorteio.ts';
import type { ChaveDoTipo } from '../tipos.ts';
import type { ClienteDaFirma } from './clientes.ts';
import type { PessoaDaFirma } from './pessoas.ts';

export interface AgendamentoDaFirma {
  readonly id: number;
  readonly titulo: string;
  readonly descricao: string | null;
  readonly inicio: Date;
  readonly termino: Date;
  readonly status: StatusDoAgendamento;
  readonly motivo: string | null;
  readonly local: string | null;
  readonly privado: boolean;
  readonly tipo: ChaveDoTipo;
  readonly clienteId: number | null;
  /** The creator first. */
  readonly pessoas: readonly PessoaDaFirma[];
  readonly criadorParticipa: boolean;
  readonly criadoEm: Date;
  readonly reagendadoDe: number | null;
  readonly excluido: boolean;
}

const MEIA_HORA = 30 * 60_000;
const ABRE = '08:00:00';
/** Half hours of a working day, 8 h to 18 h; the lunch hour stays free. */
const MEIAS_HORAS = 20;
const ALMOCO = (1 << 8) | (1 << 9);
const TENTATIVAS = 12;
/** Business days between a rescheduled meeting and the one that replaces it. */
const ADIAMENTO = 5;

const TAMANHO_DO_GRUPO = { 1: 24, 2: 31, 3: 23, 4: 11, 5: 7, 8: 3, 12: 1 };
const DO_PASSADO: Partial<Record<StatusDoAgendamento, number>> = {
  FINALIZADO: 80,
  CANCELADO: 7,
  NO_SHOW: 5,
  REAGENDADO_CLIENTE: 4,
  REAGENDADO_DOMINIO: 3,
  AGENDADO: 1,
};
const DO_FUTURO: Partial<Record<StatusDoAgendamento, number>> = { AGENDADO: 96, CANCELADO: 4 };

const motivoDe = (sorteio: Sorteio, status: StatusDoAgendamento) => {
  if (status === 'CANCELADO') return sorteio.um(MOTIVOS.cancelamento);
  if (status === 'REAGENDADO_CLIENTE' || status === 'REAGENDADO_DOMINIO') {
    return sorteio.um(MOTIVOS[status]);
  }
  return null;
};

interface Pedido {
  readonly sorteio: Sorteio;
  readonly agora: Date;
  readonly dias: readonly string[];
  readonly pessoas: readonly PessoaDaFirma[];
  /** In order of their ids, from 1. */
  readonly clientes: readonly ClienteDaFirma[];
  readonly quantos: number;
}

const seAtende = ({ desde, ate }: ClienteDaFirma, data: string) =>
  desde <= data && (ate === null || data <= ate);

/** Office hours for questions, to which anybody may come: their type blocks no agenda. */
const PLANTAO = {
  titulo: 'Plantão de dúvidas',
  descricao: 'Ramal aberto aos clientes do time.',
  local: 'Ramal 200',
  privado: false,
  tipo: 'plantao',
  clienteId: null,
} as const;

/**
 * The firm's agenda, day by day, with ids in order of time. Meetings are mostly within a team,
 * nobody is booked twice, and a rescheduled one is followed by the one that replaces it.
 */
export function* agendaDaFirma(pedido: Pedido): Generator<AgendamentoDaFirma> {
  const { sorteio, agora, dias, pessoas, clientes, quantos } = pedido;
  const porTime = Map.groupBy(pessoas, ({ timeId }) => timeId);
  const remarcados = new Map<number, AgendamentoDaFirma[]>();
  /** The half hours taken on the current day, one bit each, by person. */
  const ocupacao = new Map<number, number>();
  let id = 0;

  function formarGrupo(): PessoaDaFirma[] {
    const criador = sorteio.um(pessoas);
    const colegas = porTime.get(criador.timeId) ?? [];
    const grupo = new Set([criador]);
    const tamanho = Math.min(Number(sorteio.ponderado(TAMANHO_DO_GRUPO)), pessoas.length);
    for (let i = 0; grupo.size < tamanho && i < 4 * tamanho; i++) {
      grupo.add(sorteio.um(sorteio.chance(0.75) ? colegas : pessoas));
    }
    return [...grupo];
  }

  /** One of somebody's clients whom the firm serves on a day; few, of days long ago. */
  function clienteDe({ clienteIds }: PessoaDaFirma, data: string): ClienteDaFirma | null {
    for (let i = 0; i < TENTATIVAS; i++) {
      const um = clientes[sorteio.um(clienteIds) - 1];
      if (um && seAtende(um, data)) return um;
    }
    return null;
  }

  /** Reserves a stretch of the day in which all are free. */
  function tomarHorario(grupo: readonly PessoaDaFirma[], meiasHoras: number): number | null {
    const ocupado = grupo.reduce((bits, p) => bits | (ocupacao.get(p.id) ?? 0), ALMOCO);
    for (let i = 0; i < TENTATIVAS; i++) {
      const inicio = sorteio.inteiro(0, MEIAS_HORAS - meiasHoras);
      const trecho = ((1 << meiasHoras) - 1) << inicio;
      if (ocupado & trecho) continue;
      for (const p of grupo) ocupacao.set(p.id, (ocupacao.get(p.id) ?? 0) | trecho);
      return inicio;
    }
    return null;
  }

  function marcar(
    dia: number,
    abre: number,
    original: AgendamentoDaFirma | null,
  ): AgendamentoDaFirma | null {
    const grupo = original?.pessoas ?? formarGrupo();
    const meiasHoras = sorteio.inteiro(1, 3);
    const lugar = tomarHorario(grupo, meiasHoras);
    const [criador] = grupo;
    if (lugar === null || !criador) return null;
    const chave = sorteio.ponderado(FREQUENCIA);
    const modelo = MODELOS[chave];
    const cliente =
      modelo.comCliente && sorteio.chance(0.9) ? clienteDe(criador, dias[dia] ?? '') : null;
    const titulo = sorteio.um<string>(modelo.titulos);
    const inicio = new Date(abre + lugar * MEIA_HORA);
    const termino = new Date(inicio.getTime() + meiasHoras * MEIA_HORA);
    const status = sorteio.ponderado(termino < agora ? DO_PASSADO : DO_FUTURO);
    const combinadoAte = Math.min(inicio.getTime(), agora.getTime());
    const novo: AgendamentoDaFirma = {
      titulo: cliente ? `${titulo} – ${cliente.nome}` : titulo,
      descricao: sorteio.chance(0.6) ? modelo.descricao : null,
      local: modelo.locais.length > 0 ? sorteio.um<string>(modelo.locais) : null,
      privado: chave === 'pessoal',
      tipo: modelo.tipo,
      clienteId: cliente?.id ?? null,
      ...(sorteio.chance(0.03) && PLANTAO),
      pessoas: grupo,
      criadorParticipa: grupo.length === 1 || sorteio.chance(0.96),
      ...original,
      id: ++id,
      inicio,
      termino,
      status,
      motivo: motivoDe(sorteio, status),
      criadoEm: original
        ? momentoDoStatus(original, agora)
        : momentoDeTrabalho(new Date(combinadoAte - sorteio.inteiro(1, 14 * 24) * 3_600_000)),
      reagendadoDe: original?.id ?? null,
      excluido: sorteio.chance(0.01),
    };
    if (status.startsWith('REAGENDADO')) {
      remarcados.set(dia + ADIAMENTO, [...(remarcados.get(dia + ADIAMENTO) ?? []), novo]);
    }
    return novo;
  }

  for (const [dia, data] of dias.entries()) {
    const abre = instanteCivil(data, ABRE).getTime();
    ocupacao.clear();
    for (const original of remarcados.get(dia) ?? []) {
      const cliente = original.clienteId === null ? null : clientes[original.clienteId - 1];
      if (cliente && !seAtende(cliente, data)) continue;
      const novo = marcar(dia, abre, original);
      if (novo) yield novo;
    }
    remarcados.delete(dia);
    const ateHoje = Math.round(((dia + 1) * quantos) / dias.length);
    // In a small firm the day may be full; the next days then get more.
    for (let recusas = 0; id < ateHoje && recusas < 40; ) {
      const novo = marcar(dia, abre, null);
      if (novo) yield novo;
      else recusas++;
    }
  }
}
