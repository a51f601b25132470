import { type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { DialogoDeConfirmacao } from '../ui/dialogo-de-confirmacao.tsx';
import { SaidaProvider } from '../ui/saida-da-gaveta.ts';
import { deixaParaTras, outraPagina, vigiarSaida } from './saida.ts';

const SEM_SALVAR = {
  titulo: 'Sair sem salvar?',
  texto: 'O que você digitou neste formulário ainda não foi salvo e será perdido.',
  confirmar: 'Sair sem salvar',
};
const SEM_CORRIGIR = {
  titulo: 'Sair sem corrigir a data?',
  texto: 'A data que você digitou não pôde ser lida. Ela não fica guardada e será perdida.',
  confirmar: 'Sair sem corrigir',
};

/**
 * Asks before what was typed and not saved is left behind: by a link, by Back, by closing the
 * window, or by another client taking the place of the form's.
 *
 * @param sujo whether there is anything to lose
 * @param sai which steps leave the form; other pages, unless told otherwise. A panel that says so
 *   itself knows better
 * @param ilegivel whether a date of the form cannot be read, asked at the moment of leaving
 * @returns the question, to be drawn by the form
 */
export function useGuardaDeSaida(
  sujo: boolean,
  sai = outraPagina,
  ilegivel: () => boolean = () => false,
): ReactNode {
  const passo = useContext(SaidaProvider) ?? sai;
  const bloqueio = useBlocker(({ currentLocation, nextLocation }) =>
    deixaParaTras(currentLocation, nextLocation, { sujo, ilegivel: ilegivel() }, passo),
  );
  const [pedido, setPedido] = useState<(sim: boolean) => void>();
  const temAPerder = useEffectEvent(() => sujo || ilegivel());
  useEffect(
    () =>
      vigiarSaida(async () => {
        if (!temAPerder()) return true;
        return new Promise<boolean>((responder) => setPedido(() => responder)).finally(() =>
          setPedido(undefined),
        );
      }),
    [],
  );
  useEffect(() => {
    const segurar = (evento: BeforeUnloadEvent) => temAPerder() && evento.preventDefault();
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, []);
  const responder =
    pedido ??
    (bloqueio.state === 'blocked' &&
      ((sim: boolean) => (sim ? bloqueio.proceed() : bloqueio.reset())));
  return (
    responder && (
      <DialogoDeConfirmacao
        {...(sujo ? SEM_SALVAR : SEM_CORRIGIR)}
        recusar="Continuar editando"
        perigo
        aoResponder={responder}
      />
    )
  );
}
