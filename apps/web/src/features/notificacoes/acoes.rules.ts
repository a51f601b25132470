import {
  LIMITE_DA_LISTA,
  MAXIMO_DE_NAO_LIDAS,
  mesma,
  type Notificacao,
} from './notificacoes.rules.ts';

type Lista = readonly Notificacao[];

/**
 * What a person may do to a notification from its row. The shortcuts to mark and remove are for
 * what the person created; what was read anybody may remove (specification part 1 §2.3).
 */
export function acoesDa({ criado_por, lida }: Notificacao, usuarioId: number) {
  const minha = criado_por === usuarioId;
  return { marcarLida: minha && !lida, remover: minha || lida };
}

export const semUma = (lista: Lista, id: number): Notificacao[] =>
  lista.filter((item) => item.id !== id);

export const comImportancia = (lista: Lista, id: number, importante: boolean): Notificacao[] =>
  lista.map((item) => (item.id === id ? { ...item, importante } : item));

/** What is left after 'Limpar todas'. */
export const aposLimpeza = (lista: Lista, manterImportantes: boolean): Notificacao[] =>
  manterImportantes ? lista.filter(({ importante }) => importante) : [];

/** The list with others back in their places, newest first. */
const comAsDeVolta = (lista: Lista, voltam: Lista, maximo: number): Notificacao[] =>
  [...lista, ...voltam.filter((item) => !lista.some((outra) => mesma(outra, item)))]
    .toSorted((a, b) => b.id - a.id)
    .slice(0, maximo);

export const devolverALista = (lista: Lista, voltam: Lista): Notificacao[] =>
  comAsDeVolta(lista, voltam, LIMITE_DA_LISTA);

export const devolverAsNaoLidas = (lista: Lista, voltam: Lista): Notificacao[] =>
  comAsDeVolta(
    lista,
    voltam.filter(({ lida }) => !lida),
    MAXIMO_DE_NAO_LIDAS,
  );
