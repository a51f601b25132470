import {
  LIMITE_DA_LISTA,
  MAXIMO_DE_NAO_LIDAS,
  mesma,
  type Notificacao,
} from './notificacoes.rules.ts';

type Lista = readonly Notificacao[];

/**
 * The actions that a row offers. Marking an unread notification as read and removing it are for the
 * person who caused it; a read one may be removed by anybody who has it (specification part 1
 * §2.3).
 */
export function acoesDa({ criado_por, lida }: Notificacao, usuarioId: number) {
  const minha = criado_por === usuarioId;
  return { marcarLida: minha && !lida, remover: minha || lida };
}

export const semUma = (lista: Lista, id: number): Notificacao[] =>
  lista.filter((item) => item.id !== id);

export const comImportancia = (lista: Lista, id: number, importante: boolean): Notificacao[] =>
  lista.map((item) => (item.id === id ? { ...item, importante } : item));

/** The list after 'Limpar todas'. */
export const aposLimpeza = (lista: Lista, manterImportantes: boolean): Notificacao[] =>
  manterImportantes ? lista.filter(({ importante }) => importante) : [];

/** The list with removed notifications back in their places, newest first. */
const comAsDeVolta = (lista: Lista, voltam: Lista, maximo: number): Notificacao[] =>
  [...lista, ...voltam.filter((item) => !lista.some((outra) => mesma(outra, item)))]
    .toSorted((a, b) => b.id - a.id)
    .slice(0, maximo);

/** The list of newest notifications with refused removals back in their places. */
export const devolverALista = (lista: Lista, voltam: Lista): Notificacao[] =>
  comAsDeVolta(lista, voltam, LIMITE_DA_LISTA);

/**
 * The list of unread notifications with refused removals back in their places, without read ones.
 */
export const devolverAsNaoLidas = (lista: Lista, voltam: Lista): Notificacao[] =>
  comAsDeVolta(
    lista,
    voltam.filter(({ lida }) => !lida),
    MAXIMO_DE_NAO_LIDAS,
  );
