import { BotaoDeLote } from './botao-de-lote.tsx';
import { useMudarVarios } from './gravacoes.ts';
import type { EndpointsDoRecurso, LinhaDe, Recurso } from './recurso.ts';
import type { Lote } from './use-selecao.ts';

/** One change that all chosen records may be given. */
export interface Mudanca<L> {
  /** Words of its button: 'Inativar'. */
  readonly rotulo: string;
  readonly muda: Partial<L>;
  /** What is told after the number of those that changed: 'inativado', 'inativados'. */
  readonly feito: readonly [um: string, varios: string];
}

interface Props<E extends EndpointsDoRecurso> {
  recurso: Recurso<E>;
  lote: Lote<LinhaDe<E>>;
  mudancas: readonly Mudanca<LinhaDe<E>>[];
}

/**
 * A button for each change that all chosen records may be given, by the noun's call `mudarVarios`.
 * Undoing gives every record back what its row had.
 */
export function BotoesDeMudanca<E extends EndpointsDoRecurso>(props: Props<E>) {
  const { recurso, lote, mudancas } = props;
  const { mutateAsync: mudar } = useMudarVarios(recurso);
  const restaurar = async (
    linhas: readonly LinhaDe<E>[],
    campos: readonly (keyof LinhaDe<E>)[],
  ) => {
    const anterior = (linha: LinhaDe<E>) =>
      Object.fromEntries(campos.map((campo) => [campo, linha[campo]]));
    const iguais = Map.groupBy(linhas, (linha) => JSON.stringify(anterior(linha)));
    for (const [primeira, ...outras] of iguais.values()) {
      if (!primeira) continue;
      await mudar({ ids: [primeira, ...outras].map(({ id }) => id), ...anterior(primeira) });
    }
  };
  return mudancas.map(({ rotulo, muda, feito }) => (
    <BotaoDeLote
      key={rotulo}
      lote={lote}
      rotulo={rotulo}
      fazer={(ids) => mudar({ ids, ...muda })}
      desfazer={(linhas) => restaurar(linhas, Object.keys(muda) as (keyof LinhaDe<E>)[])}
      feito={feito}
      erro={recurso.palavras.erroAoMudar}
    />
  ));
}
