import { GRUPO } from '@dominio/contrato/permissoes';
import {
  type Papel,
  type Prioridade,
  type Rota,
  type RotaComPagina,
  temPagina,
} from '../rotas/rota.ts';

/** How long after the start of a session the code of a page is fetched, in ms (specification part 1 §2.7). */
export const ATRASO: Readonly<Record<Prioridade, number>> = { alta: 0, media: 3_000, baixa: 8_000 };

/** A page whose code is wanted, and in how many milliseconds. */
export interface Preparo {
  readonly rota: RotaComPagina;
  readonly apos: number;
}

/** Who somebody is to the preloading, by group (specification part 1 §6). */
export function papelDe(grupoId: number): Papel {
  if (grupoId === GRUPO.administrador) return 'administrador';
  if (grupoId === GRUPO.cliente) return 'cliente';
  return grupoId === GRUPO.gestor ? 'gestor' : 'usuario';
}

type PodeAbrir = (rota: RotaComPagina) => boolean;

/**
 * Pages fetched ahead from the start of a session: those with a priority, and those of the role,
 * which come with the middle ones where they name none. Client users get the client area alone.
 */
export function paginasDaSessao(
  rotas: readonly Rota[],
  papel: Papel,
  podeAbrir: PodeAbrir,
): Preparo[] {
  return rotas
    .filter(temPagina)
    .filter((rota) => papel !== 'cliente' || rota.guarda === 'client')
    .filter((rota) => rota.prioridade !== undefined || rota.papeis?.includes(papel))
    .filter(podeAbrir)
    .map((rota) => ({ rota, apos: ATRASO[rota.prioridade ?? 'media'] }))
    .map((preparo) => (papel === 'cliente' ? { ...preparo, apos: ATRASO.alta } : preparo))
    .toSorted((a, b) => a.apos - b.apos);
}

/** Pages that often follow the one open: those of its neighbours that exist and may be opened. */
export function vizinhasDe(
  rotas: readonly Rota[],
  path: string,
  podeAbrir: PodeAbrir,
): RotaComPagina[] {
  const paginas = rotas.filter(temPagina);
  const { vizinhas = [] } = paginas.find((rota) => rota.path === path) ?? {};
  return vizinhas.flatMap(
    (vizinha) => paginas.find((rota) => rota.path === vizinha && podeAbrir(rota)) ?? [],
  );
}
