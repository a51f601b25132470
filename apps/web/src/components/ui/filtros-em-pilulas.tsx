import { Combobox, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { IconPlus } from '@tabler/icons-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BarraDeFiltros, ContextoDosFiltros } from './barra-de-filtros.ts';
import classes from './pilula-de-filtro.module.css';

function BotaoDeFiltro(props: ComponentPropsWithRef<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={classes.adicionar}
      aria-label="Adicionar filtro"
      title="Adicionar filtro"
    >
      <IconPlus size={14} stroke={1.7} aria-hidden />
      <span>Filtro</span>
    </button>
  );
}

interface Props {
  /** There is room for all of them: the neutral ones stand, too. */
  todos?: boolean;
  children: ReactNode;
}

/**
 * Filters of a list: those that narrow it stand as pills, the others wait behind '+ Filtro'. A
 * filter that is chosen there is shown opened.
 */
export function FiltrosEmPilulas({ todos = false, children }: Props) {
  const [filtros, setFiltros] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [pedido, setPedido] = useState<string | null>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const focar = useRef(false);
  const escolheu = useRef(false);
  const lista = useCombobox({
    onDropdownClose: () => {
      lista.resetSelectedOption();
      // The focus goes on to the filter that was chosen, else back to the button.
      if (!escolheu.current) botao.current?.focus({ preventScroll: true });
      escolheu.current = false;
    },
  });
  useLayoutEffect(() => {
    // The button may be drawn again only now that a filter is neutral.
    if (!focar.current || !botao.current) return;
    focar.current = false;
    botao.current.focus({ preventScroll: true });
  });

  const declarar = useCallback(
    (nome: string, ativo: boolean) =>
      setFiltros((atuais) =>
        // A name that is known keeps its place.
        atuais.get(nome) === ativo ? atuais : new Map(atuais).set(nome, ativo),
      ),
    [],
  );
  const esquecer = useCallback(
    (nome: string) =>
      setFiltros((atuais) => new Map([...atuais].filter(([outro]) => outro !== nome))),
    [],
  );
  const barra = useMemo<BarraDeFiltros>(
    () => ({
      declarar,
      esquecer,
      pedido,
      largar: () => setPedido(null),
      focarBotao: () => {
        focar.current = true;
      },
    }),
    [declarar, esquecer, pedido],
  );
  const guardados = [...filtros].flatMap(([nome, ativo]) => (ativo || nome === pedido ? [] : nome));
  const [unico] = filtros.size === 1 ? guardados : [];
  return (
    <ContextoDosFiltros value={todos ? null : barra}>
      {children}
      {unico !== undefined ? (
        <BotaoDeFiltro ref={botao} onClick={() => setPedido(unico)} />
      ) : (
        guardados.length > 0 && (
          <Combobox
            store={lista}
            width={220}
            position="bottom-start"
            // Drawn where the lists of the pills are drawn, and as they are (`PilulaDeFiltro`).
            withinPortal={false}
            floatingStrategy="fixed"
            preventPositionChangeWhenVisible={false}
            onOptionSubmit={(nome) => {
              escolheu.current = true;
              setPedido(nome);
              lista.closeDropdown();
            }}
          >
            <Combobox.Target targetType="button" withAriaAttributes={false}>
              <BotaoDeFiltro
                ref={botao}
                aria-haspopup="listbox"
                aria-expanded={lista.dropdownOpened}
                onClick={() => lista.toggleDropdown()}
              />
            </Combobox.Target>
            <Combobox.Dropdown>
              <Combobox.Options aria-label="Filtros" className={classes.opcoes} tabIndex={0}>
                {guardados.map((nome) => (
                  <Combobox.Option key={nome} value={nome}>
                    {nome}
                  </Combobox.Option>
                ))}
              </Combobox.Options>
            </Combobox.Dropdown>
          </Combobox>
        )
      )}
    </ContextoDosFiltros>
  );
}
