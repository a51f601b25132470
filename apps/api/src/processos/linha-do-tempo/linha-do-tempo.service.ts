import {
  type EntradaDaLinhaDoTempo,
  type FiltrosDaLinhaDoTempo,
  TIPOS_DA_LINHA_DO_TEMPO,
} from '@dominio/contrato/linha-do-tempo';
import { clienteNoEscopo } from '../../modules/clientes/clientes.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import {
  type Acontecido,
  depoisDe,
  type FonteDaLinhaDoTempo,
} from '../../platform/linha-do-tempo.ts';

type Lido = Acontecido & Pick<FonteDaLinhaDoTempo, 'tipo' | 'acontecimento'>;

/** The one order of the timeline, newest first: that of {@link depoisDe}. */
function porOrdem(um: Lido, outro: Lido): number {
  const tempo = outro.em.getTime() - um.em.getTime();
  if (tempo !== 0) return tempo;
  if (um.acontecimento !== outro.acontecimento) {
    return um.acontecimento < outro.acontecimento ? 1 : -1;
  }
  return outro.id - um.id;
}

const apresentar = ({ acontecimento, id, em, soDia = false, ...lido }: Lido) =>
  ({
    chave: `${acontecimento}-${id}`,
    tipo: lido.tipo,
    em: em.toISOString(),
    so_dia: soDia,
    titulo: lido.titulo,
    detalhe: lido.detalhe ?? null,
    autor: lido.autor ?? null,
    url: lido.url ?? null,
  }) satisfies EntradaDaLinhaDoTempo;

const cursorDe = ({ em, acontecimento, id }: Lido) => `${em.getTime()}-${acontecimento}-${id}`;

/**
 * A page of what happened with a client, out of what every module tells of it and the caller may
 * see. Each source reads no more rows than the page has.
 *
 * @throws Recusa 404 for a client out of scope.
 */
export async function lerLinhaDoTempo(
  ctx: Contexto,
  clienteId: number,
  fontes: readonly FonteDaLinhaDoTempo[],
  { tipos, antes_de: corte, limit }: FiltrosDaLinhaDoTempo,
) {
  if (!(await clienteNoEscopo(ctx, clienteId))) throw naoEncontrado('Cliente não encontrado.');
  const pedidas = fontes.filter(
    ({ tipo }) =>
      (!tipos || tipos.includes(tipo)) && pode(ctx.ator, TIPOS_DA_LINHA_DO_TEMPO[tipo].permissao),
  );
  // One more than the page, which says whether there is another.
  const limite = limit + 1;
  const todos: Lido[] = [];
  // One after the other: read together, the sources of one reader take nearly every connection.
  for (const { tipo, acontecimento, ler } of pedidas) {
    const depoisDoCorte = depoisDe(acontecimento, corte);
    const linhas = await ler(ctx, { clienteId, ate: corte?.em, depoisDoCorte, limite });
    todos.push(...linhas.map((linha) => ({ ...linha, tipo, acontecimento })));
  }
  todos.sort(porOrdem);
  const pagina = todos.slice(0, limit);
  const ultimo = pagina.at(-1);
  return {
    itens: pagina.map(apresentar),
    proximo: ultimo && todos.length > limit ? cursorDe(ultimo) : null,
  };
}
