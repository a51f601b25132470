import { useState } from 'react';
import { PilulaDeFiltro } from '../components/ui/pilula-de-filtro.tsx';
import { normalizar } from '../lib/formato.ts';
import type { EstadoDoRegistro } from './endereco.ts';
import type { Tela } from './use-registros.ts';

interface Opcao<V extends string | number> {
  readonly valor: V;
  readonly rotulo: string;
}

interface Props<V extends string | number, N> {
  /** Name of the field that is filtered: 'Tipo'. */
  nome: string;
  opcoes: readonly Opcao<V>[];
  escolhido: V | N;
  /** Value of `escolhido` while nothing is filtered. */
  nenhum: N;
  aoEscolher: (valor: V | N) => void;
  /** Words of the choice that filters nothing: 'Todos'. */
  todos?: string;
  /** Words of a choice inside the pill's sentence; by default its words in the list. */
  emFrase?: (rotulo: string) => string;
  /** Adds a search over the choices; of those found, at most `maximo` are shown. */
  busca?: { rotulo: string; maximo?: number } | undefined;
}

/** Pill that filters a list by one of several choices, or by none. */
export function FiltroDeOpcoes<V extends string | number, N extends null | undefined | ''>(
  props: Props<V, N>,
) {
  const { nome, opcoes, escolhido, nenhum, todos = 'Todos', busca } = props;
  const { emFrase = (rotulo) => rotulo } = props;
  const [termo, setTermo] = useState('');
  const atual = opcoes.find(({ valor }) => valor === escolhido);
  const achadas = opcoes
    .filter(({ rotulo }) => normalizar(rotulo).includes(normalizar(termo)))
    .slice(0, busca?.maximo);
  // The address names a choice that has not been read yet or exists no more.
  const desconhecida = typeof escolhido === 'string' ? escolhido : '…';
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={
        atual ? emFrase(atual.rotulo) : escolhido === nenhum ? todos.toLowerCase() : desconhecida
      }
      ativo={escolhido !== nenhum}
      opcoes={[
        ...(termo === '' ? [{ valor: '', rotulo: todos }] : []),
        ...achadas.map(({ valor, rotulo }) => ({ valor: String(valor), rotulo })),
      ]}
      escolhidos={[escolhido === nenhum ? '' : String(escolhido)]}
      {...(busca && { busca: { termo, aoBuscar: setTermo, rotulo: busca.rotulo } })}
      aoTirar={() => props.aoEscolher(nenhum)}
      aoEscolher={(escolhida) =>
        props.aoEscolher(opcoes.find(({ valor }) => String(valor) === escolhida)?.valor ?? nenhum)
      }
    />
  );
}

interface PropsDaLista<S extends EstadoDoRegistro, C extends keyof S> {
  tela: Pick<Tela<never, S>, 'estado' | 'filtrar' | 'endereco'>;
  /** Filter of the address that the choice goes to. */
  campo: C;
  nome: string;
  /** Every choice by its value in the address, with its words. */
  nomes: Readonly<Record<Extract<S[C], string>, string>>;
  emFrase?: (rotulo: string) => string;
  busca?: { rotulo: string };
}

/** Pill that filters a registry by one of several choices, kept in its address. */
export function FiltroDaLista<S extends EstadoDoRegistro, C extends keyof S>({
  tela,
  campo,
  nomes,
  ...props
}: PropsDaLista<S, C>) {
  const { [campo]: escolhido } = tela.estado;
  const { [campo]: nenhum } = tela.endereco.semFiltros;
  return (
    <FiltroDeOpcoes<string, null>
      {...props}
      opcoes={Object.entries<string>(nomes).map(([valor, rotulo]) => ({ valor, rotulo }))}
      escolhido={escolhido === nenhum ? null : String(escolhido)}
      nenhum={null}
      aoEscolher={(valor) => tela.filtrar({ [campo]: valor ?? nenhum } as Partial<S>)}
    />
  );
}
