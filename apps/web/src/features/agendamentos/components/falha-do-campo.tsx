import { falha } from '../falha.ts';
import classes from './formulario-de-agendamento.module.css';

interface Props {
  /** One of `TEXTOS_DA_AGENDA`. */
  oQue: string;
  /** Why; nothing is drawn without it. */
  erro: unknown;
  aoTentar: () => void;
}

/** Says under a field that what belongs to it could not be read; the form can be sent all the same. */
export function FalhaDoCampo({ oQue, erro, aoTentar }: Props) {
  return (
    <div role="status" className={classes.ocupados} data-vazio={!erro || undefined}>
      {Boolean(erro) && (
        <p className={classes.livres}>
          {falha(oQue, erro)}
          <button type="button" onClick={aoTentar}>
            Tentar novamente
          </button>
        </p>
      )}
    </div>
  );
}
