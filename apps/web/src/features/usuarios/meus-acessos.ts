import type { ClienteEfetivo, PermissaoEfetiva } from '@dominio/contrato/usuarios-acesso';
import { normalizar } from '../../lib/formato.ts';
import { nomeDaAcao, nomeDoModulo } from '../../lib/nome-da-permissao.ts';
import { origensEmLinha } from './acesso.textos.ts';

/** The permissions of one area of the product, grouped by reason. */
export interface AreaPermitida {
  readonly modulo: string;
  readonly nome: string;
  readonly razoes: readonly { readonly acoes: string; readonly porque: string }[];
}

/**
 * Permissions by area in alphabetical order, grouped by reason; with a term, only those that it
 * finds.
 */
export function areasPermitidas(
  permissoes: readonly PermissaoEfetiva[],
  termo: string,
): AreaPermitida[] {
  const procurado = normalizar(termo);
  const achadas = permissoes.filter(({ nome }) => normalizar(nome).includes(procurado));
  const areas = [...Map.groupBy(achadas, ({ modulo }) => modulo)].map(([modulo, dele]) => ({
    modulo,
    nome: dele[0] ? nomeDoModulo(dele[0]) : modulo,
    razoes: [...Map.groupBy(dele, ({ origens }) => origensEmLinha(origens) ?? '')].map(
      ([porque, juntas]) => ({ acoes: juntas.map(nomeDaAcao).join(', '), porque }),
    ),
  }));
  return areas.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The reason that all of the permissions share, to be said once; null where they differ. */
export function razaoDeTodas(permissoes: readonly PermissaoEfetiva[]): string | null {
  const [razao, ...outras] = new Set(permissoes.map(({ origens }) => origensEmLinha(origens)));
  return outras.length === 0 ? (razao ?? null) : null;
}

/** Clients whose name has the term. */
export const clientesAchados = (clientes: readonly ClienteEfetivo[], termo: string) => {
  const procurado = normalizar(termo);
  return clientes.filter(({ nome }) => normalizar(nome).includes(procurado));
};

/** Which clients the person sees, in words, by the widest scope of their groups. */
export const ALCANCE_EM_PALAVRAS = {
  todos: 'Você vê todos os clientes do escritório.',
  time: 'Você vê os clientes vinculados a você, os do seu time e os dos seus grupos.',
  vinculados: 'Você vê os clientes vinculados a você e os dos seus grupos.',
} as const;
