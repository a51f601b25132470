import type { ConfiguracaoDeEvento } from '@dominio/contrato/notificacoes-configuracao';
import { type Canal, CANAIS as NA_ORDEM } from '@dominio/contrato/notificacoes-entregas';
import {
  CATEGORIAS,
  type Categoria,
  NOME_DA_CATEGORIA,
} from '@dominio/contrato/notificacoes-tipos';
import { procurarOuParecidos } from '../../lib/parecidos.ts';

/** The field of the contract that holds each way. */
export const CAMPO_DO_CANAL = {
  sistema: 'system_notification',
  email: 'email_notification',
  push: 'push_notification',
} as const satisfies Readonly<Record<Canal, keyof ConfiguracaoDeEvento>>;

export const CANAIS = NA_ORDEM;

export type CampoDeCanal = (typeof CAMPO_DO_CANAL)[Canal];

/** What is sent of one type of event: the ways that change, null for what holds by default. */
export type Mudanca = { readonly event_type: string } & {
  readonly [C in CampoDeCanal]?: boolean | null;
};

type Evento = Pick<ConfiguracaoDeEvento, 'name' | 'description' | 'category'>;

export interface GrupoDaMatriz<E> {
  readonly categoria: Categoria;
  readonly nome: string;
  readonly eventos: readonly E[];
}

/** The events under their categories, in the order of these; one without any is left out. */
export function porCategoria<E extends Evento>(eventos: readonly E[]): GrupoDaMatriz<E>[] {
  return CATEGORIAS.map((categoria) => ({
    categoria,
    nome: NOME_DA_CATEGORIA[categoria],
    eventos: eventos.filter(({ category }) => category === categoria),
  })).filter((grupo) => grupo.eventos.length > 0);
}

/** The events that a term finds by name, description or category, in the order given. */
export function procurarEventos<E extends Evento>(eventos: readonly E[], termo: string): E[] {
  const achados = new Set(
    procurarOuParecidos(
      eventos.map((evento) => ({
        rotulo: evento.name,
        palavras: `${evento.description} ${NOME_DA_CATEGORIA[evento.category]}`,
        evento,
      })),
      termo,
    ).map(({ evento }) => evento),
  );
  return eventos.filter((evento) => achados.has(evento));
}

/** How many of the events are told by a way, among those that the person decides. */
export function estadoDoCanal(
  eventos: readonly ConfiguracaoDeEvento[],
  canal: Canal,
): 'todos' | 'alguns' | 'nenhum' | 'fixo' {
  const livres = eventos.filter(({ bloqueado }) => !bloqueado);
  if (livres.length === 0) return 'fixo';
  const ligados = livres.filter((evento) => evento[CAMPO_DO_CANAL[canal]]).length;
  if (ligados === 0) return 'nenhum';
  return ligados === livres.length ? 'todos' : 'alguns';
}

/** What has to be sent to have every event told by a way, or none; the locked ones stay. */
export const mudancasDoCanal = (
  eventos: readonly ConfiguracaoDeEvento[],
  canal: Canal,
  ligar: boolean,
): Mudanca[] =>
  eventos
    .filter((evento) => !evento.bloqueado && evento[CAMPO_DO_CANAL[canal]] !== ligar)
    .map(({ event_type }) => ({ event_type, [CAMPO_DO_CANAL[canal]]: ligar }));

/** What has to be sent to have the events told as for who decided nothing. */
export const mudancasDoPadrao = (eventos: readonly ConfiguracaoDeEvento[]): Mudanca[] =>
  eventos
    .filter(({ bloqueado, decididos }) => !bloqueado && decididos.length > 0)
    .map(({ event_type, decididos }) => ({
      event_type,
      ...Object.fromEntries(decididos.map((campo) => [campo, null])),
    }));

const CAMPOS = Object.values(CAMPO_DO_CANAL);

/** An event after a change of it. */
function mudado(evento: ConfiguracaoDeEvento, mudanca: Mudanca): ConfiguracaoDeEvento {
  const valores = CAMPOS.map((campo) => {
    const novo = mudanca[campo];
    return [campo, novo === undefined ? evento[campo] : (novo ?? evento.padrao[campo])];
  });
  const decididos = CAMPOS.filter((campo) =>
    mudanca[campo] === undefined ? evento.decididos.includes(campo) : mudanca[campo] !== null,
  );
  return { ...evento, ...Object.fromEntries(valores), decididos };
}

/** The events after some changes. */
export const aplicar = (
  eventos: readonly ConfiguracaoDeEvento[],
  mudancas: readonly Mudanca[],
): ConfiguracaoDeEvento[] =>
  eventos.map((evento) => {
    const mudanca = mudancas.find(({ event_type }) => event_type === evento.event_type);
    return mudanca ? mudado(evento, mudanca) : evento;
  });

/** What gives back what the changes change: what was not decided is not afterwards. */
export const inversas = (
  eventos: readonly ConfiguracaoDeEvento[],
  mudancas: readonly Mudanca[],
): Mudanca[] =>
  mudancas.flatMap(({ event_type, ...canais }) => {
    const antes = eventos.find((evento) => evento.event_type === event_type);
    if (!antes) return [];
    const campos = Object.keys(canais) as CampoDeCanal[];
    const valores = campos.map((campo) => [
      campo,
      antes.decididos.includes(campo) ? antes[campo] : null,
    ]);
    return [{ event_type, ...Object.fromEntries(valores) }];
  });
