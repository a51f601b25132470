import { contar } from '../../lib/formato.ts';

/** The noun that a person is linked to, as screens call it. */
export type OQueSeVincula = 'grupos' | 'permissões' | 'clientes';

/** Permissions that the person has by groups: how many, and from how many groups. */
export interface Herdados {
  readonly quantos: number;
  readonly grupos: number;
}

const NENHUM: Herdados = { quantos: 0, grupos: 0 };

/** How many links a person has, direct ones and those by groups. */
export function contagemDosVinculos(
  oQue: OQueSeVincula,
  escolhidos: number,
  { quantos, grupos }: Herdados = NENHUM,
): string {
  if (oQue === 'grupos') return contar(escolhidos, 'grupo', 'grupos');
  if (oQue === 'clientes') return contar(escolhidos, 'cliente vinculado', 'clientes vinculados');
  const peloGrupo = grupos > 1 ? 'pelos grupos' : 'pelo grupo';
  return `${contar(quantos, peloGrupo, peloGrupo)}, ${contar(escolhidos, 'direta', 'diretas')}`;
}

/** What saving will change; empty without a change. */
export const mudancaDosVinculos = (entram: number, saem: number, mudam: number): string =>
  [
    entram > 0 && contar(entram, 'entra', 'entram'),
    saem > 0 && contar(saem, 'sai', 'saem'),
    mudam > 0 && contar(mudam, 'muda', 'mudam'),
  ]
    .filter(Boolean)
    .join(' · ');

/** What saving changed. */
export function trocaEmPalavras(oQue: OQueSeVincula, adicionados: number, removidos: number) {
  const final = oQue === 'permissões' ? 'a' : 'o';
  const participio = (verbo: string, quantos: number) =>
    contar(quantos, `${verbo}${final}`, `${verbo}${final}s`);
  return `${participio('adicionad', adicionados)}, ${participio('removid', removidos)}.`;
}
