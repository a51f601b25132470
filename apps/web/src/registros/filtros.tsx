import { useState } from 'react';
import { PilulaDeFiltro } from '../components/ui/pilula-de-filtro.tsx';
import { normalizar } from '../lib/formato.ts';

interface Opcao<V extends string | number> {
  readonly valor: V;
  readonly rotulo: string;
}

interface Props<V extends string | number, N> {
  /** What is filtered: 'Tipo'. */
  nome: string;
  opcoes: readonly Opcao<V>[];
  escolhido: V | N;
  /** How none is told. */
  nenhum: N;
  aoEscolher: (valor: V | N) => void;
  /** What all of them are called: 'Todos'. */
  todos?: string;
  /** How a choice reads in the pill; as in the list, unless told otherwise. */
  emFrase?: (rotulo: string) => string;
  /** Whether the choices are searched; `maximo` are shown of those found. */
  busca?: { rotulo: string; maximo?: number } | undefined;
}

/** Narrows a list to one of several choices, or to all of them. */
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
  // What the address names is not read yet, or no longer there.
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
      aoEscolher={(escolhida) =>
        props.aoEscolher(opcoes.find(({ valor }) => String(valor) === escolhida)?.valor ?? nenhum)
      }
    />
  );
}
