import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { type Blocker, useBlocker } from 'react-router';
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

/** A form that is saved by leaving it: the question is only for what could not be saved. */
export interface SaidaQueSalva {
  /** Answers whether there is nothing left to lose. */
  salvar: () => Promise<boolean>;
  /** Closes the form: it has nothing left to lose, or somebody agreed to lose it. */
  fechar: () => void;
  /** Whether a step away is held back until it is saved: the form stays there, or the step is lost. */
  detem: RefObject<boolean>;
}

/**
 * Asks before what was typed and not saved is left behind: by a link, by Back, by closing the
 * window, or by another client taking the place of the form's.
 *
 * @param sujo whether there is anything to lose
 * @param sai which steps leave the form; other pages, unless told otherwise. A panel that says so
 *   itself knows better
 * @param ilegivel whether a date of the form cannot be read, asked at the moment of leaving
 * @param queSalva how the form is saved by leaving it, where it is
 * @returns the question, to be drawn by the form
 */
export function useGuardaDeSaida(
  sujo: boolean,
  sai = outraPagina,
  ilegivel: () => boolean = () => false,
  queSalva?: SaidaQueSalva,
): ReactNode {
  const passo = useContext(SaidaProvider) ?? sai;
  const bloqueio = useBlocker(({ currentLocation: de, nextLocation: para }) => {
    const detem = deixaParaTras(de, para, { sujo, ilegivel: ilegivel() }, passo);
    if (queSalva) queSalva.detem.current = detem;
    return detem;
  });
  const [responder, setResponder] = useState<(sim: boolean) => void>();
  const temAPerder = useEffectEvent(() => sujo || ilegivel());
  const perguntar = useEffectEvent(async () => {
    if (queSalva ? await queSalva.salvar() : !temAPerder()) return true;
    const sim = await new Promise<boolean>((resolve) => setResponder(() => resolve));
    setResponder(undefined);
    return sim;
  });
  const fechar = useEffectEvent(() => queSalva?.fechar());
  useEffect(
    () =>
      vigiarSaida(async () => {
        const sim = await perguntar();
        if (sim) fechar();
        return sim;
      }),
    [],
  );
  const decidir = useEffectEvent(async (detido: Blocker & { state: 'blocked' }) => {
    const sim = await perguntar();
    if (queSalva) queSalva.detem.current = false;
    if (!sim) return detido.reset();
    detido.proceed();
    // Only then: without its form the router would forget the step.
    setTimeout(fechar);
  });
  useEffect(() => {
    if (bloqueio.state === 'blocked') void decidir(bloqueio);
  }, [bloqueio]);
  useEffect(() => {
    const segurar = (evento: BeforeUnloadEvent) => temAPerder() && evento.preventDefault();
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, []);
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
