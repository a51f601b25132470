import type { Pergunta } from '../components/ui/dialogo-de-confirmacao.tsx';
import { useConfirmar } from '../components/ui/use-confirmar.tsx';
import { BotaoDeLote } from './botao-de-lote.tsx';
import type { ChamadaDeUm, LinhaDoLote } from './lote.ts';
import type { RecursoQualquer } from './recurso.ts';
import { useMudarLote } from './use-mudar-lote.ts';
import type { Lote } from './use-selecao.ts';

/** One change that all chosen records may be given. */
export interface Mudanca<L> {
  /** Words of its button: 'Inativar'. */
  readonly rotulo: string;
  readonly muda: Partial<L>;
  /** What is told after the number of those that changed: 'inativado', 'inativados'. */
  readonly feito: readonly [um: string, varios: string];
  /** Whether it is for this row; it is for any, unless this says otherwise. */
  readonly cabe?: (linha: L) => boolean;
  /** The question before what takes something away or cannot be undone; it says of how many. */
  readonly pergunta?: (quantas: number) => Pergunta;
  /** There is no way back, so none is offered. */
  readonly definitiva?: true;
}

interface Props<L> {
  recurso: RecursoQualquer;
  lote: Lote<L>;
  mudancas: readonly Mudanca<L>[];
  chamada: ChamadaDeUm | undefined;
}

function BotoesDeMudanca<L extends LinhaDoLote>(props: Props<L>) {
  const { recurso, lote, mudancas, chamada } = props;
  const { mudar, restaurar } = useMudarLote<L>(recurso, chamada);
  const { confirmar, dialogo } = useConfirmar();
  const decidir = async ({ muda, pergunta }: Mudanca<L>, quantas: number) =>
    !pergunta || (await confirmar(pergunta(quantas))) ? muda : undefined;
  return (
    <>
      {mudancas.map((mudanca) => (
        <BotaoDeLote
          key={mudanca.rotulo}
          recurso={recurso}
          lote={lote}
          rotulo={mudanca.rotulo}
          cabe={mudanca.cabe}
          decidir={({ length }) => decidir(mudanca, length)}
          fazer={(linhas, muda) => mudar(linhas, () => muda)}
          desfazer={
            mudanca.definitiva
              ? undefined
              : (antes, mudadas, muda) =>
                  restaurar(Object.keys(muda) as (keyof L)[], antes, mudadas)
          }
          feito={mudanca.feito}
        />
      ))}
      {dialogo}
    </>
  );
}

/**
 * The `lote` of `<Registros>` where all chosen records may be given the same change: a button for
 * each, over the noun's call `mudarVarios` or that of one record. Undoing gives every record back
 * what its row had.
 */
export const botoesDeMudanca =
  <L extends LinhaDoLote>(
    recurso: RecursoQualquer,
    mudancas: readonly Mudanca<L>[],
    chamada?: ChamadaDeUm,
  ) =>
  (lote: Lote<L>) => (
    <BotoesDeMudanca recurso={recurso} lote={lote} mudancas={mudancas} chamada={chamada} />
  );
