import { useQuery } from '@tanstack/react-query';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { quemAtendeOptions } from '../empresas.queries.ts';

/** Most choices in a filter's list; its search finds the others. */
const MAXIMO_DE_OPCOES = 50;
/** Up to this many choices a filter has no search. */
const A_VISTA = 12;

interface Filtros {
  responsavel_id: number | null;
  time_id: number | null;
}

interface Props {
  estado: Filtros;
  filtrar: (mudanca: Partial<Filtros>) => void;
}

/** Filters by who answers for a company and by its team, among those that have companies in scope. */
export function FiltrosDoAtendimento({ estado, filtrar }: Props) {
  const { data } = useQuery(quemAtendeOptions);
  const filtros = [
    ['Responsável', 'responsavel_id', data?.responsaveis ?? []],
    ['Time', 'time_id', data?.times ?? []],
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
