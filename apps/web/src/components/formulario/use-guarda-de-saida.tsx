import { type ReactNode, useEffect, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DialogoDeConfirmacao } from '../ui/dialogo-de-confirmacao.tsx';
import { vigiarSaida } from './saida.ts';

type Passo = (de: Location, para: Location) => boolean;

const outraPagina: Passo = (de, para) => de.pathname !== para.pathname;

/**
 * Asks before what was typed and not saved is left behind: by a link, by Back, by closing the
 * window, or by another client taking the place of the form's.
 *
 * @param sujo whether there is anything to lose
 * @param sai which steps leave the form; other pages, unless told otherwise
 * @returns the question, to be drawn by the form
 */
export function useGuardaDeSaida(sujo: boolean, sai: Passo = outraPagina): ReactNode {
  const bloqueio = useBlocker(
    ({ currentLocation, nextLocation }) => sujo && sai(currentLocation, nextLocation),
  );
  const [pedido, setPedido] = useState<(sim: boolean) => void>();
  useEffect(() => {
    if (!sujo) return;
    return vigiarSaida(() =>
      new Promise<boolean>((responder) => setPedido(() => responder)).finally(() =>
        setPedido(undefined),
      ),
    );
  }, [sujo]);
  useEffect(() => {
    if (!sujo) return;
    const segurar = (evento: BeforeUnloadEvent) => evento.preventDefault();
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, [sujo]);
  const responder =
    pedido ??
    (bloqueio.state === 'blocked' &&
      ((sim: boolean) => (sim ? bloqueio.proceed() : bloqueio.reset())));
  return (
    responder && (
      <DialogoDeConfirmacao
        titulo="Sair sem salvar?"
        texto="O que você digitou neste formulário ainda não foi salvo e será perdido."
        confirmar="Sair sem salvar"
        recusar="Continuar editando"
        perigo
        aoResponder={responder}
      />
    )
  );
}
