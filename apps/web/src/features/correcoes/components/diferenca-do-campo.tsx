import type { CorrecaoARever } from '@dominio/contrato/correcoes';
import { type AlvoDaCorrecao, ehInclusao, rotuloDoCampo } from '@dominio/contrato/correcoes-alvos';
import { propostoEscrito, valorDaCorrecao } from '../../../consultas/valor-da-correcao.ts';
import classes from './correcoes.module.css';

interface Props {
  alvo: AlvoDaCorrecao;
  campo: CorrecaoARever['campos'][number];
}

/** A field of a proposal: what the register says, and what it is to say. Of a new record, that alone. */
export function DiferencaDoCampo({ alvo, campo: um }: Props) {
  const { campo, antes, atual } = um;
  const novo = ehInclusao(alvo);
  return (
    <>
      <strong>{rotuloDoCampo(alvo, campo)}</strong>
      {!novo && (
        <span className={classes.lado}>
          <span className={classes.nome}>Atual</span> {valorDaCorrecao(alvo, campo, atual)}
        </span>
      )}
      <span className={classes.lado}>
        <span className={classes.nome}>Proposto</span> {propostoEscrito(alvo, um)}
      </span>
      {!novo && atual !== antes && (
        <span className={classes.mudou}>
          Mudou desde a proposta: era {valorDaCorrecao(alvo, campo, antes)}.
        </span>
      )}
    </>
  );
}
