import { formularioCom, PIXEL } from './factories/imagens.ts';

export interface Exemplo {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown> | FormData;
  /** Who makes it, where a consultant may not. */
  readonly quem?: 'administrador';
  /** Statuses that count as allowed; 200 or 201 unless said otherwise. */
  readonly aceita?: readonly number[];
  /** Parameters that name a record outside the caller's scope. */
  readonly alheio?: Record<string, unknown>;
}

export const umaFoto = () => formularioCom('logo', PIXEL);

/** Id of nothing, for records that belong to the whole firm: none of them is foreign. */
export const NENHUM = 987_654_320;
