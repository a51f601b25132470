import { useQueryClient } from '@tanstack/react-query';
import {
  type ChamadaDeUm,
  type LinhaDoLote,
  type Mudadas,
  type Mudar,
  mudarUmaAUma,
  mudarVarias,
} from './lote.ts';
import { type RecursoQualquer, reler } from './recurso.ts';

/** A record, as the call that changes it answers it. */
const daResposta = ({ versao }: LinhaDoLote) => versao;

function comoMudar<L extends LinhaDoLote>(
  { endpoints: { mudarVarios, atualizar }, chaves }: RecursoQualquer,
  chamada: ChamadaDeUm | undefined,
): Mudar<L> {
  if (chamada) return mudarUmaAUma(chamada);
  if (mudarVarios) return mudarVarias(mudarVarios);
  if (!atualizar) throw new Error(`${chaves.raiz}: no such call in the contract`);
  return mudarUmaAUma({ endpoint: atualizar, versaoDe: daResposta });
}

/**
 * How the chosen records of a noun are changed, and given back what their rows had: by its call for
 * several, or else one by one. Every query that shows the noun is read again.
 *
 * @param chamada the call that changes one of them, where it is another than `atualizar` or answers
 *   more than the record.
 */
export function useMudarLote<L extends LinhaDoLote>(
  recurso: RecursoQualquer,
  chamada?: ChamadaDeUm,
) {
  const cliente = useQueryClient();
  const mudar: Mudar<L> = async (linhas, mudancaDe) => {
    const mudadas = await comoMudar<L>(recurso, chamada)(linhas, mudancaDe);
    await reler(cliente, recurso);
    return mudadas;
  };
  return {
    mudar,
    /** Gives the changed rows what those before them had in these fields. */
    restaurar: (
      campos: readonly (keyof L)[],
      antes: ReadonlyMap<number, L>,
      mudadas: readonly L[],
      /** What is sent besides. */
      junto: object = {},
    ): Promise<Mudadas<L>> =>
      mudar(mudadas, ({ id }) => {
        const linha = antes.get(id);
        const anteriores = Object.fromEntries(campos.map((campo) => [campo, linha?.[campo]]));
        return { ...anteriores, ...junto } as Partial<L>;
      }),
  };
}
