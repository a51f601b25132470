import { type ReactNode, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { DialogoDeConfirmacao } from '../ui/dialogo-de-confirmacao.tsx';

type Passo = (de: Location, para: Location) => boolean;

const outraPagina: Passo = (de, para) => de.pathname !== para.pathname;

/**
 * Asks before what was typed and not saved is left behind, by a link, by Back or by closing the
 * window.
 *
 * @param sujo whether there is anything to lose
 * @param sai which steps leave the form; other pages, unless told otherwise
 * @returns the question, to be drawn by the form
 */
export function useGuardaDeSaida(sujo: boolean, sai: Passo = outraPagina): ReactNode {
  const bloqueio = useBlocker(
    ({ currentLocation, nextLocation }) => sujo && sai(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!sujo) return;
    const segurar = (evento: BeforeUnloadEvent) => evento.preventDefault();
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, [sujo]);
  return (
    bloqueio.state === 'blocked' && (
      <DialogoDeConfirmacao
        titulo="Sair sem salvar?"
        texto="O que você digitou neste formulário ainda não foi salvo e será perdido."
        confirmar="Sair sem salvar"
        perigo
        aoResponder={(sim) => (sim ? bloqueio.proceed() : bloqueio.reset())}
      />
    )
  );
}
