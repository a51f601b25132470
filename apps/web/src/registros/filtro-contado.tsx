import { PilulaDeFiltro } from '../components/ui/pilula-de-filtro.tsx';
import { formatarNumero } from '../lib/formato.ts';

export interface FiltroContadoProps<V extends string> {
  /** What is filtered: 'A acompanhar'. */
  nome: string;
  /** The words of each choice, in the order in which they are listed. */
  nomes: Readonly<Record<V, string>>;
  /** How many records each choice finds, once that is known. */
  totais: Readonly<Partial<Record<V, number>>> | undefined;
  escolhido: V | undefined;
  /** What it says while nothing is chosen: 'todos', '12'. */
  frase: string;
  /** Words of the choice that filters nothing: 'Todos os contratos'. */
  todos: string;
  aoEscolher: (valor: V | undefined) => void;
}

/** The choices that find something, and the one that is chosen, which stays when it finds no more. */
export const quaisContam = <V extends string>(
  props: Pick<FiltroContadoProps<V>, 'nomes' | 'totais' | 'escolhido'>,
): V[] =>
  (Object.keys(props.nomes) as V[]).filter(
    (valor) => (props.totais?.[valor] ?? 0) > 0 || valor === props.escolhido,
  );

/** Pill that filters a list by one of several choices, each with how many it finds. */
export function FiltroContado<V extends string>(props: FiltroContadoProps<V>) {
  const { nome, nomes, totais, escolhido, aoEscolher } = props;
  const valores = quaisContam(props);
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={escolhido ? nomes[escolhido].toLowerCase() : props.frase}
      ativo={escolhido !== undefined}
      opcoes={[
        { valor: '', rotulo: props.todos },
        ...valores.map((valor) => ({
          valor,
          rotulo: `${nomes[valor]} (${formatarNumero(totais?.[valor] ?? 0)})`,
        })),
      ]}
      escolhidos={[escolhido ?? '']}
      aoEscolher={(valor) => aoEscolher(valores.find((um) => um === valor))}
      aoTirar={() => aoEscolher(undefined)}
    />
  );
}
