import type { MouseEvent } from 'react';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { falha } from '../falha.ts';
import classes from './formulario-de-agendamento.module.css';

interface Props {
  /** One of `TEXTOS_DA_AGENDA`. */
  oQue: string;
  /** Why; nothing is drawn without it. */
  erro: unknown;
  /** Whether it is being read by now. */
  lendo: boolean;
  aoTentar: () => Promise<{ isSuccess: boolean }>;
  /** Takes the focus from the button that goes away once it was read. */
  campo: () => HTMLElement | null;
}

/**
 * Says under a field that what belongs to it could not be read; the form can be sent all the same.
 * While it is read again the sentence stays, and its button, which may have the focus.
 */
export function FalhaDoCampo({ oQue, erro, lendo, aoTentar, campo }: Props) {
  const dito = useFalhaQueFica({ data: undefined, error: erro, isFetching: lendo });
  const tentar = async ({ currentTarget }: MouseEvent) => {
    if (lendo) return;
    const { isSuccess } = await aoTentar();
    if (isSuccess && document.activeElement === currentTarget) campo()?.focus();
  };
  return (
    <div role="status" className={classes.ocupados} data-vazio={!dito || undefined}>
      {Boolean(dito) && (
        <p className={classes.livres}>
          {falha(oQue, dito)}
          <button type="button" aria-disabled={lendo} onClick={tentar}>
            {lendo ? 'Tentando…' : 'Tentar novamente'}
          </button>
        </p>
      )}
    </div>
  );
}
