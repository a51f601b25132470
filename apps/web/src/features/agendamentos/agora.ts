import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { semEfeito } from './agendamentos.rotulos.ts';

/** How an appointment of today stands to the clock; undefined for one of later. */
export type Quando = 'passou' | 'agora' | 'a-seguir';

type ComHora = Pick<Agendamento, 'id' | 'status' | 'data_hora_inicio' | 'data_hora_termino'>;

/** Which of the day's appointments are over, under way, and the next to begin. */
export function marcarAgora(agendamentos: readonly ComHora[], agora: Date): Map<number, Quando> {
  const marcas = new Map<number, Quando>();
  const depois: ComHora[] = [];
  for (const agendamento of agendamentos) {
    const { id, data_hora_inicio, data_hora_termino } = agendamento;
    if (new Date(data_hora_termino) <= agora) marcas.set(id, 'passou');
    else if (semEfeito(agendamento)) continue;
    else if (new Date(data_hora_inicio) <= agora) marcas.set(id, 'agora');
    else depois.push(agendamento);
  }
  const [proximo] = depois.toSorted((a, b) => a.data_hora_inicio.localeCompare(b.data_hora_inicio));
  for (const { id, data_hora_inicio } of depois) {
    if (data_hora_inicio === proximo?.data_hora_inicio) marcas.set(id, 'a-seguir');
  }
  return marcas;
}

/** 'Agora', 'em 25 min'; 'a seguir' for what is more than an hour away. */
export function palavraDoAgora(quando: Quando, inicio: string, agora: Date): string | undefined {
  if (quando === 'passou') return undefined;
  if (quando === 'agora') return 'Agora';
  const minutos = Math.ceil((new Date(inicio).getTime() - agora.getTime()) / 60_000);
  return minutos <= 60 ? `em ${minutos} min` : 'a seguir';
}
