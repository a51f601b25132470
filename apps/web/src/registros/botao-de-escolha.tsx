import { useState } from 'react';
import { BotaoDeLote } from './botao-de-lote.tsx';
import { DialogoDeEscolha, type Escolha } from './dialogo-de-escolha.tsx';
import type { ChamadaDeUm, LinhaDoLote } from './lote.ts';
import type { RecursoQualquer } from './recurso.ts';
import { useMudarLote } from './use-mudar-lote.ts';
import type { Lote } from './use-selecao.ts';

/** A field that all chosen records may be given the same value of. */
interface Campo<L, V> extends Omit<Escolha<V>, 'titulo' | 'confirmar'> {
  /** Words of the button, here and in the question: 'Mudar grupo'. */
  readonly rotulo: string;
  readonly titulo: (quantas: number) => string;
  readonly muda: (valor: V) => Partial<L>;
  readonly feito: readonly [um: string, varios: string];
  /** The value in words, where `feito` does not say it. */
  readonly detalhe?: (muda: Partial<L>) => string | undefined;
  readonly cabe?: (linha: L) => boolean;
  /** What undoing sends besides, where the call asks by what act a record is given back. */
  readonly naVolta?: object;
  /** There is no way back, so none is offered. */
  readonly definitiva?: true;
}

interface Props<L, V> {
  recurso: RecursoQualquer;
  lote: Lote<L>;
  campo: Campo<L, V>;
  chamada?: ChamadaDeUm;
}

interface Pedida<V> {
  readonly quantas: number;
  readonly responder: (valor: V | undefined) => void;
}

/**
 * Button of `lote` that asks for a value and gives it to every chosen record; undoing gives each
 * back what its row had.
 */
export function BotaoDeEscolha<L extends LinhaDoLote, V>(props: Props<L, V>) {
  const { recurso, lote, campo, chamada } = props;
  const { mudar, restaurar } = useMudarLote<L>(recurso, chamada);
  const [pedida, setPedida] = useState<Pedida<V>>();
  const escolher = async (quantas: number) => {
    const valor = await new Promise<V | undefined>((responder) =>
      setPedida({ quantas, responder }),
    ).finally(() => setPedida(undefined));
    return valor === undefined ? undefined : campo.muda(valor);
  };
  return (
    <>
      <BotaoDeLote
        recurso={recurso}
        lote={lote}
        rotulo={campo.rotulo}
        cabe={campo.cabe}
        decidir={({ length }) => escolher(length)}
        fazer={(linhas, muda) => mudar(linhas, () => muda)}
        desfazer={
          campo.definitiva
            ? undefined
            : (antes, mudadas, muda) =>
                restaurar(Object.keys(muda) as (keyof L)[], antes, mudadas, campo.naVolta)
        }
        feito={campo.feito}
        detalhe={campo.detalhe}
      />
      {pedida && (
        <DialogoDeEscolha
          {...campo}
          titulo={campo.titulo(pedida.quantas)}
          confirmar={campo.rotulo}
          aoResponder={pedida.responder}
        />
      )}
    </>
  );
}
