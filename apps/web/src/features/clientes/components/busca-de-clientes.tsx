import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { contar } from '../../../lib/formato.ts';
import { type ClienteIndexado, filtrarClientes } from '../clientes.busca.ts';
import { nenhumEncontrado } from '../clientes.textos.ts';
import classes from './busca-de-clientes.module.css';
import { idDaOpcao, ListaDeClientes } from './lista-de-clientes.tsx';

const PAGINA = 5;

interface Props {
  /** Every client in scope, in the order to show them. */
  indice: readonly ClienteIndexado[];
  ativo: number | null;
  aoEscolher: (cliente: ClienteDaLista) => void;
}

/** Position that a key moves the mark to; undefined for keys that do not move it. */
function destino(tecla: string, marcado: number, total: number): number | undefined {
  const passos: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGINA,
    PageUp: -PAGINA,
  };
  const passo = passos[tecla];
  return passo === undefined ? undefined : Math.min(total - 1, Math.max(0, marcado + passo));
}

/** Search over every client in scope: a combobox whose list is always open. */
export function BuscaDeClientes({ indice, ativo, aoEscolher }: Props) {
  const lista = useId();
  const [termo, setTermo] = useState('');
  const achados = useMemo(() => filtrarClientes(indice, termo), [indice, termo]);
  // A position among those found: a blank search leaves out those that have ended.
  const [marcado, setMarcado] = useState(() =>
    Math.max(
      0,
      achados.findIndex(({ id }) => id === ativo),
    ),
  );
  const atual = achados[Math.min(marcado, achados.length - 1)];

  const aoTeclar = (evento: KeyboardEvent) => {
    const proximo = destino(evento.key, marcado, achados.length);
    if (proximo !== undefined) setMarcado(proximo);
    else if (evento.key === 'Enter' && atual) aoEscolher(atual);
    else return;
    evento.preventDefault();
  };

  return (
    <>
      <div className={classes.campo}>
        <IconSearch size={16} aria-hidden />
        <input
          role="combobox"
          type="text"
          data-autofocus
          className={classes.entrada}
          placeholder="Nome, CNPJ ou contrato"
          aria-label="Buscar cliente por nome, CNPJ ou contrato"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={lista}
          aria-activedescendant={atual && idDaOpcao(lista, atual)}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={termo}
          onChange={(evento) => {
            setTermo(evento.currentTarget.value);
            setMarcado(0);
          }}
          onKeyDown={aoTeclar}
        />
      </div>
      <ListaDeClientes
        id={lista}
        clientes={achados}
        ativo={ativo}
        marcado={Math.min(marcado, Math.max(0, achados.length - 1))}
        aoEscolher={aoEscolher}
      />
      <p role="status" className={classes.contagem} data-vazia={achados.length === 0 || undefined}>
        {achados.length === 0
          ? nenhumEncontrado(termo.trim())
          : contar(achados.length, 'cliente', 'clientes')}
      </p>
    </>
  );
}
