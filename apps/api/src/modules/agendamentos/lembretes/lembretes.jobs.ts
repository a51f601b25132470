import { DIAS_SEM_DESFECHO } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil, diaDaSemana, limitesDoDia, somarDias } from '@dominio/contrato/datas';
import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Trabalho } from '../../../platform/jobs.ts';
import type { TrabalhoAgendado } from '../../../platform/modulo.ts';
import type { Plataforma } from '../../../platform/plataforma.ts';
import { notificarCadaUm } from '../../notificacoes/notificar-cada-um.service.ts';
import { agendamentoLembrete } from '../avisos/agendamento-lembrete.aviso.ts';
import { agendamentoSemDesfecho } from '../avisos/agendamento-sem-desfecho.aviso.ts';
import { reuniaoLembrete } from '../avisos/reuniao-lembrete.aviso.ts';
import * as repo from './lembretes.repository.ts';
import {
  ATRASO_MAXIMO_MIN,
  LEMBRETE_DO_CLIENTE_MIN,
  LEMBRETES_MIN,
  lembreteDe,
  semDesfechoDe,
} from './lembretes.rules.ts';

type Meios = Pick<Plataforma, 'aoVivo' | 'jobs'>;

const mais = (instante: Date, minutos: number) => new Date(instante.getTime() + minutos * 60_000);

/** How long a reminder is true: it says 'hoje' or 'amanhã', and is of no use once it has begun. */
const enquantoVale = (inicio: Date, agora: Date) => {
  const { fim } = limitesDoDia(dataCivil(agora));
  return inicio < fim ? inicio : fim;
};

/**
 * Reminds whoever takes part of what begins in a day, and in an hour, and a client's people of their
 * meetings in a day: once per person, appointment, start
 * and reminder, however often and in however many processes it runs. One that moves is reminded of anew.
 */
export async function lembrar({ banco, agora }: Trabalho, meios: Meios): Promise<void> {
  const instante = agora();
  const contar = (
    tipo: TipoDeAviso,
    minutos: number,
    linhas: readonly repo.ALembrar[],
    paginaDe: (id: number) => string,
  ) =>
    notificarCadaUm(
      { ...meios, banco, agora },
      tipo,
      linhas.flatMap(({ pessoas, ...linha }) =>
        pessoas.map((usuarioId) => ({
          usuarioId,
          mensagem: lembreteDe(linha, instante),
          url: paginaDe(linha.id),
          trackingKey: `${tipo.tipo}:agendamento:${linha.id}:${linha.data_hora_inicio.getTime()}:${minutos}`,
          agendamentoId: linha.id,
          // It begins within a day: an e-mail of it does not wait for the day's one.
          urgente: true as const,
          valeAte: enquantoVale(linha.data_hora_inicio, instante),
        })),
      ),
    );
  const janelaDe = (minutos: number) => {
    const ate = mais(instante, minutos);
    return { de: mais(ate, -ATRASO_MAXIMO_MIN), ate, antecedencia: minutos };
  };
  for (const minutos of LEMBRETES_MIN) {
    const linhas = await repo.aLembrar(banco, janelaDe(minutos));
    await contar(agendamentoLembrete, minutos, linhas, (id) => `/agenda?agendamento=${id}`);
  }
  const reunioes = await repo.reunioesALembrar(banco, janelaDe(LEMBRETE_DO_CLIENTE_MIN));
  await contar(reuniaoLembrete, LEMBRETE_DO_CLIENTE_MIN, reunioes, () => '/area-cliente');
}

/**
 * Asks whoever took part how the appointments of the last days ended that have no outcome, all of them at
 * once: once per person and weekday, however often it runs (dominios.md §1c).
 */
export async function perguntarDesfechos({ banco, agora }: Trabalho, meios: Meios): Promise<void> {
  const ate = agora();
  const hoje = dataCivil(ate);
  if ([0, 6].includes(diaDaSemana(hoje))) return;
  const de = limitesDoDia(somarDias(hoje, -DIAS_SEM_DESFECHO)).inicio;
  const linhas = await repo.semDesfechoPorPessoa(banco, { de, ate });
  await notificarCadaUm(
    { ...meios, banco, agora },
    agendamentoSemDesfecho,
    linhas.map(({ usuario_id, titulos }) => ({
      usuarioId: usuario_id,
      mensagem: semDesfechoDe(titulos),
      url: '/inicio',
      trackingKey: `agendamento_sem_desfecho:usuario:${usuario_id}:${hoje}`,
    })),
  );
}

export const lembretesDaAgenda: TrabalhoAgendado = {
  nome: 'agendamentos.lembrar',
  cron: '* * * * *',
  fazer: lembrar,
};

/** At the end of the day, when it is still known how its appointments ended. */
export const desfechosDoDia: TrabalhoAgendado = {
  nome: 'agendamentos.sem-desfecho',
  cron: '30 17 * * 1-5',
  fazer: perguntarDesfechos,
};
