import { BotaoDeLote } from './botao-de-lote.tsx';
import { useMudarVarios } from './gravacoes.ts';
import type { RecursoQualquer } from './recurso.ts';
import type { Lote } from './use-selecao.ts';

/** One change that all chosen records may be given. */
export interface Mudanca<L> {
  /** Words of its button: 'Inativar'. */
  readonly rotulo: string;
  readonly muda: Partial<L>;
  /** What is told after the number of those that changed: 'inativado', 'inativados'. */
  readonly feito: readonly [um: string, varios: string];
}

interface Props<L> {
  recurso: RecursoQualquer;
  lote: Lote<L>;
  mudancas: readonly Mudanca<L>[];
}

function BotoesDeMudanca<L extends { readonly id: number }>(props: Props<L>) {
  const { recurso, lote, mudancas } = props;
  const { mutateAsync: mudar } = useMudarVarios(recurso);
  const restaurar = async (linhas: readonly L[], campos: readonly (keyof L)[]) => {
    const anterior = (linha: L) => Object.fromEntries(campos.map((campo) => [campo, linha[campo]]));
    const iguais = Map.groupBy(linhas, (linha) => JSON.stringify(anterior(linha)));
    const recusas: unknown[] = [];
    // One that is refused keeps no other from being restored.
    for (const juntas of iguais.values()) {
      const corpo = { ids: juntas.map(({ id }) => id), ...juntas.map(anterior)[0] };
      await mudar(corpo).catch((recusa: unknown) => recusas.push(recusa));
    }
    if (recusas.length > 0) throw recusas[0];
  };
  return mudancas.map(({ rotulo, muda, feito }) => (
    <BotaoDeLote
      key={rotulo}
      lote={lote}
      rotulo={rotulo}
      fazer={(ids) => mudar({ ids, ...muda })}
      desfazer={(linhas) => restaurar(linhas, Object.keys(muda) as (keyof L)[])}
      feito={feito}
      erro={recurso.palavras.erroAoMudar}
    />
  ));
}

/**
 * The `lote` of `<Registros>` where all chosen records may be given the same change: a button for
 * each, over the noun's call `mudarVarios`. Undoing gives every record back what its row had.
 */
export const botoesDeMudanca =
  <L extends { readonly id: number }>(recurso: RecursoQualquer, mudancas: readonly Mudanca<L>[]) =>
  (lote: Lote<L>) => <BotoesDeMudanca recurso={recurso} lote={lote} mudancas={mudancas} />;
