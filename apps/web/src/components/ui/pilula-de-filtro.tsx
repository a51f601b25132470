import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
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
  /** Asks the server as the person types. */
  busca?: { termo: string; aoBuscar: (termo: string) => void; rotulo: string };
  vazio?: string;
  aoAbrir?: () => void;
  aoEscolher: (valor: string) => void;
}

/** A filter that reads as a sentence, 'Participante: eu', and opens its choices. */
export function PilulaDeFiltro(props: Props) {
  const { nome, frase, cores = [], ativo, opcoes, escolhidos, varios = false, busca } = props;
  const lista = useCombobox({
    onDropdownClose: () => {
      lista.resetSelectedOption();
      busca?.aoBuscar('');
    },
    onDropdownOpen: () => {
      lista.updateSelectedOptionIndex('active');
      props.aoAbrir?.();
    },
  });
  const { dropdownOpened: aberta, searchRef, targetRef } = lista;
  // The focus moves as the list is shown and hidden, not later: a letter typed right after opening
  // belongs to the search, and one typed right after closing does not.
  useLayoutEffect(() => {
    if (!aberta) return;
    searchRef.current?.focus({ preventScroll: true });
    return () => targetRef.current?.focus({ preventScroll: true });
  }, [aberta, searchRef, targetRef]);
  return (
    <Combobox
      store={lista}
      width={260}
      position="bottom-start"
      // Drawn inside the page's landmark, but outside the row, which scrolls sideways on phones.
      withinPortal={false}
      floatingStrategy="fixed"
      onOptionSubmit={(valor) => {
        props.aoEscolher(valor);
        if (!varios) lista.closeDropdown();
      }}
    >
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
      <Combobox.Dropdown>
        {busca && (
          <Combobox.Search
            value={busca.termo}
            onChange={(evento) => busca.aoBuscar(evento.currentTarget.value)}
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
