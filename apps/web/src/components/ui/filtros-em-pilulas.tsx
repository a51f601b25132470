import { IconPlus } from '@tabler/icons-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../lib/use-adiantar.ts';
import { type BarraDeFiltros, ContextoDosFiltros } from './barra-de-filtros.ts';
import { LimiteDeErro } from './limite-de-erro.tsx';
import classes from './pilula-de-filtro.module.css';

/** Code of its own: fetched at the first gesture on the page, or when the menu is opened. */
const MenuDeFiltros = sobDemanda(() => import('./menu-de-filtros.tsx'));

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
  /** Whether the menu is open; null until it is asked for, as long as it has no code. */
  const [menu, setMenu] = useState<boolean | null>(null);
  useAdiantar(MenuDeFiltros);
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
          <LimiteDeErro>
            <Suspense>
              {menu === null ? (
                <BotaoDeFiltro
                  ref={botao}
                  aria-haspopup="menu"
                  aria-expanded={false}
                  // In a transition the button stays, with the focus, until the menu's code is here.
                  onClick={() => startTransition(() => setMenu(true))}
                />
              ) : (
                <MenuDeFiltros
                  nomes={guardados}
                  aberto={menu}
                  aoMudar={setMenu}
                  aoEscolher={setPedido}
                  aoDesistir={() => botao.current?.focus({ preventScroll: true })}
                >
                  <BotaoDeFiltro ref={botao} />
                </MenuDeFiltros>
              )}
            </Suspense>
          </LimiteDeErro>
        )
      )}
    </ContextoDosFiltros>
  );
}
