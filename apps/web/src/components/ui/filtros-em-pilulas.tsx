import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconPlus } from '@tabler/icons-react';
import {
  type ReactNode,
  type Ref,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BarraDeFiltros, ContextoDosFiltros } from './barra-de-filtros.ts';
import classes from './pilula-de-filtro.module.css';

function BotaoDeFiltro(props: { ref: Ref<HTMLButtonElement>; onClick?: () => void }) {
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
          <Menu
            position="bottom-start"
            withinPortal={false}
            // The focus goes on to the filter that was chosen, else back to the button.
            returnFocus={false}
            onClose={() => {
              if (!escolheu.current) botao.current?.focus({ preventScroll: true });
              escolheu.current = false;
            }}
          >
            <Menu.Target>
              <BotaoDeFiltro ref={botao} />
            </Menu.Target>
            <Menu.Dropdown>
              {guardados.map((nome) => (
                <Menu.Item
                  key={nome}
                  onClick={() => {
                    escolheu.current = true;
                    setPedido(nome);
                  }}
                >
                  {nome}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )
      )}
    </ContextoDosFiltros>
  );
}
