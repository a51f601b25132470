import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePrimeiraMarcada } from '../campos/use-primeira-marcada.ts';
import { useBarraDeFiltros } from './barra-de-filtros.ts';
import classes from './pilula-de-filtro.module.css';

export interface OpcaoDeFiltro {
  valor: string;
  rotulo: string;
  /** Dot before the label. */
  cor?: string;
}

interface Props {
  /** What is filtered: 'Tipo'. */
  nome: string;
  /** What is chosen, in words: 'todos', 'Fechamento, Fiscal'. */
  frase: string;
  /** Dots of what is chosen. */
  cores?: readonly string[];
  ativo: boolean;
  opcoes: readonly OpcaoDeFiltro[];
  escolhidos: readonly string[];
  /** Several may be chosen: the list stays open. */
  varios?: boolean;
  /** Narrows the choices as the person types; those that do not fit by then are left out. */
  busca?: { termo: string; aoBuscar: (termo: string) => void; rotulo: string };
  vazio?: string;
  aoAbrir?: () => void;
  aoEscolher: (valor: string) => void;
  /** Adds a button that takes the filter away while it is set. */
  aoTirar?: () => void;
}

/**
 * How a pill stands in a row of filters: drawn while it narrows the list, while it is opened from
 * there, and as long as its choices are open, also when the last one was taken away.
 */
function useLugarNaBarra(nome: string, ativo: boolean, aberta: boolean) {
  const barra = useBarraDeFiltros();
  const { declarar, esquecer, largar, focarBotao } = barra ?? {};
  const pedida = barra?.pedido === nome;
  const fica = ativo || aberta;
  const visivel = !barra || fica || pedida;
  useLayoutEffect(() => declarar?.(nome, fica), [declarar, nome, fica]);
  useLayoutEffect(() => () => esquecer?.(nome), [esquecer, nome]);
  useLayoutEffect(() => {
    if (ativo && pedida) largar?.();
  }, [ativo, pedida, largar]);
  const estava = useRef(visivel);
  useLayoutEffect(() => {
    // What had the focus is gone with the pill.
    if (estava.current && !visivel && document.activeElement === document.body) focarBotao?.();
    estava.current = visivel;
  }, [visivel, focarBotao]);
  return { visivel, pedida, largar };
}

/** A filter that reads as a sentence, 'Participante: eu', and opens its choices. */
export function PilulaDeFiltro(props: Props) {
  const { nome, frase, cores = [], ativo, opcoes, escolhidos, varios = false, busca } = props;
  const mudou = useRef(false);
  const lista = useCombobox({
    onDropdownClose: () => {
      // Asked for in its row and left as it was: it goes back there.
      if (pedida && !mudou.current) largar?.();
      mudou.current = false;
      lista.resetSelectedOption();
      busca?.aoBuscar('');
    },
    onDropdownOpen: () => {
      lista.updateSelectedOptionIndex('active');
      props.aoAbrir?.();
    },
  });
  const { dropdownOpened: aberta, searchRef, targetRef } = lista;
  const { visivel, pedida, largar } = useLugarNaBarra(nome, ativo, aberta);
  const anunciarMarcada = usePrimeiraMarcada(lista, busca?.termo ?? '', opcoes[0]?.valor);
  const abrir = useEffectEvent(() => lista.openDropdown());
  useLayoutEffect(() => {
    if (pedida) abrir();
  }, [pedida]);
  // The focus moves as the list is shown and hidden, not later: a letter typed right after opening
  // belongs to the search, and one typed right after closing does not.
  useLayoutEffect(() => {
    if (!aberta) return;
    (searchRef.current ?? targetRef.current)?.focus({ preventScroll: true });
    return () => targetRef.current?.focus({ preventScroll: true });
  }, [aberta, searchRef, targetRef]);
  if (!visivel) return null;
  return (
    <Combobox
      store={lista}
      width={260}
      position="bottom-start"
      // Drawn inside the page's landmark, but outside the row, which scrolls sideways on phones.
      withinPortal={false}
      floatingStrategy="fixed"
      // Held in its place, the list is watched anew as the pill grows under what is chosen, in the
      // middle of what the browser tells of sizes, which is an error to it.
      preventPositionChangeWhenVisible={false}
      onOptionSubmit={(valor) => {
        mudou.current = !escolhidos.includes(valor);
        props.aoEscolher(valor);
        if (!varios) lista.closeDropdown();
      }}
    >
      <span className={classes.conjunto}>
        <Combobox.Target targetType="button" withAriaAttributes={false}>
          <button
            type="button"
            className={classes.pilula}
            data-ativo={ativo || undefined}
            aria-haspopup="listbox"
            aria-expanded={aberta}
            onClick={() => lista.toggleDropdown()}
          >
            {cores.slice(0, 3).map((cor) => (
              <i key={cor} className={classes.ponto} style={{ background: cor }} />
            ))}
            <span>
              {nome}: {frase}
            </span>
          </button>
        </Combobox.Target>
        {ativo && props.aoTirar && (
          <button
            type="button"
            className={classes.tirar}
            aria-label={`Tirar o filtro ${nome}`}
            title="Tirar este filtro"
            onClick={props.aoTirar}
          >
            <IconX size={14} stroke={1.7} aria-hidden />
          </button>
        )}
      </span>
      <Combobox.Dropdown>
        {busca && (
          <Combobox.Search
            value={busca.termo}
            onChange={(evento) => busca.aoBuscar(evento.currentTarget.value)}
            onKeyUp={anunciarMarcada}
            placeholder={busca.rotulo}
            aria-label={busca.rotulo}
            rightSectionPointerEvents="all"
            rightSection={
              busca.termo && (
                <button
                  type="button"
                  className={classes.limpar}
                  aria-label="Limpar busca"
                  onClick={() => {
                    busca.aoBuscar('');
                    searchRef.current?.focus();
                  }}
                >
                  <IconX size={16} stroke={1.7} aria-hidden />
                </button>
              )
            }
          />
        )}
        <Combobox.Options aria-label={nome} className={classes.opcoes} tabIndex={0}>
          {opcoes.map(({ valor, rotulo, cor }) => {
            const escolhido = escolhidos.includes(valor);
            return (
              <Combobox.Option key={valor} value={valor} active={escolhido} selected={escolhido}>
                <span className={classes.opcao}>
                  {cor && <i className={classes.ponto} style={{ background: cor }} />}
                  <span className={classes.rotulo}>{rotulo}</span>
                  {escolhido && <IconCheck size={16} stroke={1.7} aria-hidden />}
                </span>
              </Combobox.Option>
            );
          })}
          {opcoes.length === 0 && (
            <Combobox.Empty>{props.vazio ?? 'Nada encontrado.'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
