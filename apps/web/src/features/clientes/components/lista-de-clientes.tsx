import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { IconCheck } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { ROLAGEM_VIRTUAL } from '../../../components/ui/rolagem-virtual.ts';
import classes from './lista-de-clientes.module.css';
import { LogoDoCliente } from './logo-do-cliente.tsx';
import { ResumoDoContrato } from './resumo-do-contrato.tsx';

const ALTURA_DA_LINHA = 48;
const ALTURA_MAXIMA = 272;
/** Rows drawn beyond each edge, more than a screenful, so that a fast scroll shows no gap. */
const FOLGA = 12;

interface Props {
  /** Id of the listbox, for the search field's `aria-controls`. */
  id: string;
  clientes: readonly ClienteDaLista[];
  /** Id of the selected client. */
  ativo: number | null;
  /** Index of the option that the keyboard has marked. */
  marcado: number;
  aoEscolher: (cliente: ClienteDaLista) => void;
}

/** Id of an option, for `aria-activedescendant`. */
export const idDaOpcao = (lista: string, cliente: ClienteDaLista) => `${lista}-${cliente.id}`;

/** Clients as a listbox that draws only the rows in view, for lists of thousands. */
export function ListaDeClientes({ id, clientes, ativo, marcado, aoEscolher }: Props) {
  const rolagem = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    ...ROLAGEM_VIRTUAL,
    count: clientes.length,
    getScrollElement: () => rolagem.current,
    estimateSize: () => ALTURA_DA_LINHA,
    overscan: FOLGA,
    // An assumed size lets the first frame have rows, before the real one is measured.
    initialRect: { width: 0, height: ALTURA_MAXIMA },
    initialOffset: () => Math.max(0, (marcado + 0.5) * ALTURA_DA_LINHA - ALTURA_MAXIMA / 2),
    getItemKey: (indice) => clientes[indice]?.id ?? indice,
  });

  useEffect(() => {
    if (clientes.length > 0) virtual.scrollToIndex(marcado);
  }, [virtual, marcado, clientes]);

  return (
    <div ref={rolagem} className={classes.rolagem} style={{ maxHeight: ALTURA_MAXIMA }}>
      <div
        id={id}
        role="listbox"
        aria-label="Clientes"
        className={classes.lista}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const cliente = clientes[index];
          if (!cliente) return null;
          return (
            <button
              key={key}
              type="button"
              id={idDaOpcao(id, cliente)}
              role="option"
              tabIndex={-1}
              aria-selected={cliente.id === ativo}
              aria-setsize={clientes.length}
              aria-posinset={index + 1}
              data-marcado={index === marcado || undefined}
              className={classes.opcao}
              style={{ height: ALTURA_DA_LINHA, transform: `translateY(${start}px)` }}
              onClick={() => aoEscolher(cliente)}
            >
              <LogoDoCliente cliente={cliente} />
              <span className={classes.textos}>
                <span className={classes.nome}>{cliente.name}</span>
                <span className={classes.resumo}>
                  <ResumoDoContrato {...cliente} />
                </span>
              </span>
              {cliente.id === ativo && (
                <IconCheck size={18} className={classes.ativo} aria-hidden />
              )}
            </button>
          );
        })}
      </div>
    </div>
  );
}
