import type { ReactNode } from 'react';
import type { Recusa } from './erros.ts';
import { type PropsDoQuadro, QuadroDoFormulario } from './quadro-do-formulario.tsx';
import { type OpcoesDoSalvamento, useSalvamento } from './use-salvamento.tsx';

/** What happens when the form is left, as the drawer or dialog around it decides. */
export interface SaidasDoFormulario<R> {
  /** Called with the saved record; nothing is left to lose then. */
  aoTerminar: (gravado: R) => void;
  aoCancelar?: (() => void) | undefined;
  aoRecarregar?: ((recusa: Recusa) => unknown) | undefined;
  nota?: ReactNode;
  historico?: ReactNode;
}

type Props<V extends object, R> = Omit<PropsDoQuadro<V>, 'aviso' | 'aoEnviar'> &
  OpcoesDoSalvamento<V, R>;

/**
 * The form of one record: whoever draws it brings the fields, the call that saves them and what comes
 * next. Refusals stand at their fields, a version changed meanwhile is told, the buttons stay in
 * sight, and leaving with something typed asks first.
 */
export function FormularioDoRegistro<V extends object, R>(props: Props<V, R>) {
  const { enviar, aviso, pergunta } = useSalvamento(props);
  return (
    <>
      <QuadroDoFormulario {...props} aviso={aviso} aoEnviar={enviar} />
      {pergunta}
    </>
  );
}
