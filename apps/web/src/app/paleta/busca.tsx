import { IconSearch, IconX } from '@tabler/icons-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { adiantar } from '../../lib/no-ocio.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { abrirBusca, devolverFoco, ID_DA_BUSCA } from './abrir-busca.ts';
import classes from './busca.module.css';
import type { ControleDaLista, Passo } from './tipos.ts';

const Resultados = sobDemanda(() => import('./resultados.tsx'));

/** On narrower windows the field is an icon until it is used, and then lies over the bar. */
const ESTREITA = '(max-width: 1023px)';

const PASSOS: Readonly<Record<string, Passo>> = {
  ArrowDown: 'proximo',
  ArrowUp: 'anterior',
  PageDown: 'ultimo',
  PageUp: 'primeiro',
};

const tecla = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** While a dialog lies over the page the search cannot be used: it is behind the dialog. */
const sobUmDialogo = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * The search of the top bar, which is also the palette of commands. The field is drawn from the
 * start, so that nothing typed is lost; the code of the results comes when the browser is idle or
 * the field is first used.
 */
export function Busca() {
  const [texto, definirTexto] = useState('');
  const [aberta, definirAberta] = useState(false);
  const [ativo, definirAtivo] = useState<string | null>(null);
  const lista = useRef<ControleDaLista>(null);
  const confirmou = useRef(false);
  const idDaLista = useId();

  useEffect(() => adiantar(Resultados.adiantar), []);

  const fechar = () => {
    confirmou.current = false;
    definirAberta(false);
    definirTexto('');
  };

  const aoTeclarNaPagina = useEffectEvent((evento: globalThis.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = evento;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (sobUmDialogo()) return;
    evento.preventDefault();
    abrirBusca();
  });
  useEffect(() => {
    const ouvir = (evento: globalThis.KeyboardEvent) => aoTeclarNaPagina(evento);
    document.addEventListener('keydown', ouvir);
    return () => document.removeEventListener('keydown', ouvir);
  }, []);

  const aoTeclar = (evento: KeyboardEvent) => {
    if (evento.nativeEvent.isComposing) return;
    const passo = PASSOS[evento.key];
    if (passo) {
      evento.preventDefault();
      definirAberta(true);
      lista.current?.mover(passo);
    } else if (evento.key === 'Escape' && aberta) {
      evento.preventDefault();
      fechar();
      devolverFoco();
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      // Enter before there are results chooses the first one as soon as it comes.
      confirmou.current = aberta && lista.current?.escolher() !== true;
    }
  };

  const aoSairDoFoco = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When the whole window lost the focus the list stays open, for when the person comes back.
    if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
    fechar();
  };

  return (
    <search className={classes.busca} data-aberta={aberta || undefined} onBlur={aoSairDoFoco}>
      <label className={classes.campo}>
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <input
          id={ID_DA_BUSCA}
          type="text"
          role="combobox"
          aria-label="Buscar"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={aberta}
          aria-controls={aberta ? idDaLista : undefined}
          aria-activedescendant={(aberta && ativo) || undefined}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder="Digite para buscar..."
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={texto}
          onChange={(evento) => {
            confirmou.current = false;
            definirTexto(evento.currentTarget.value);
            definirAberta(true);
          }}
          onClick={() => definirAberta(true)}
          onFocus={() => matchMedia(ESTREITA).matches && definirAberta(true)}
          onKeyDown={aoTeclar}
        />
        <kbd aria-hidden>{tecla}</kbd>
      </label>
      {aberta && (
        <>
          <button
            type="button"
            className={classes.fechar}
            aria-label="Fechar busca"
            onClick={() => {
              fechar();
              devolverFoco();
            }}
          >
            <IconX size={20} stroke={1.7} aria-hidden />
          </button>
          <div className={classes.painel}>
            <LimiteDeErro>
              <Suspense fallback={<p className={classes.espera}>Carregando…</p>}>
                <Resultados
                  ref={(controle) => {
                    lista.current = controle;
                    if (controle && confirmou.current) controle.escolher();
                  }}
                  id={idDaLista}
                  termo={texto}
                  aoMarcar={definirAtivo}
                  aoEscolher={(item) => {
                    fechar();
                    devolverFoco();
                    // Chosen after the list is gone: its queries end with it, and the page that
                    // opens may make the same ones.
                    setTimeout(item.escolher);
                  }}
                />
              </Suspense>
            </LimiteDeErro>
          </div>
        </>
      )}
    </search>
  );
}
