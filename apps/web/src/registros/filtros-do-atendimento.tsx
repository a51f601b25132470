import { FiltroDeOpcoes } from './filtros.tsx';

/** Most choices in a filter's list; its search finds the others. */
const MAXIMO_DE_OPCOES = 50;
/** Up to this many choices a filter has no search. */
const A_VISTA = 12;

interface Filtros {
  responsavel_id: number | null;
  time_id: number | null;
}

interface Nomeado {
  readonly id: number;
  readonly nome: string;
}

interface Props {
  /** The choices; none while they are read. */
  quemAtende: { responsaveis: readonly Nomeado[]; times: readonly Nomeado[] } | undefined;
  estado: Filtros;
  filtrar: (mudanca: Partial<Filtros>) => void;
}

/** Filters by who answers for a client or company and by its team. */
export function FiltrosDoAtendimento({ quemAtende, estado, filtrar }: Props) {
  const filtros = [
    ['Responsável', 'responsavel_id', quemAtende?.responsaveis ?? []],
    ['Time', 'time_id', quemAtende?.times ?? []],
  ] as const;
  return filtros.map(([nome, campo, itens]) => (
    <FiltroDeOpcoes
      key={campo}
      nome={nome}
      opcoes={itens.map((um) => ({ valor: um.id, rotulo: um.nome }))}
      escolhido={estado[campo]}
      nenhum={null}
      busca={
        itens.length > A_VISTA
          ? { rotulo: `Buscar ${nome.toLowerCase()}`, maximo: MAXIMO_DE_OPCOES }
          : undefined
      }
      aoEscolher={(id) => filtrar({ [campo]: id })}
    />
  ));
}
