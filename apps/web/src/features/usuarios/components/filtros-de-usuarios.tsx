import { useQuery } from '@tanstack/react-query';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { gruposOptions, timesOptions } from '../usuarios.queries.ts';

/** Most choices in a filter's list; its search finds the others. */
const MAXIMO_DE_OPCOES = 50;
/** Up to this many choices a filter has no search. */
const A_VISTA = 12;

/** One filter by the rows of another noun, such as groups. */
function FiltroPor(props: {
  nome: string;
  itens: readonly { id: number; nome: string }[];
  escolhido: number | null;
  aoEscolher: (id: number | null) => void;
}) {
  const { nome, itens, ...escolha } = props;
  return (
    <FiltroDeOpcoes
      {...escolha}
      nome={nome}
      nenhum={null}
      opcoes={itens.map((item) => ({ valor: item.id, rotulo: item.nome }))}
      busca={
        itens.length > A_VISTA
          ? { rotulo: `Buscar ${nome.toLowerCase()}`, maximo: MAXIMO_DE_OPCOES }
          : undefined
      }
    />
  );
}

const SITUACOES = [
  { valor: 'sim', rotulo: 'Ativos' },
  { valor: 'nao', rotulo: 'Sem acesso' },
] as const;

interface Filtros {
  grupo_id: number | null;
  time_id: number | null;
  cliente_id: number | null;
  ativo: boolean | null;
}

/** Filters of the register, kept in the address. */
export function FiltrosDeUsuarios({
  estado: { grupo_id, time_id, cliente_id, ativo },
  filtrar,
}: {
  estado: Filtros;
  filtrar: (mudanca: Partial<Filtros>) => void;
}) {
  const { data: grupos = [] } = useQuery(gruposOptions());
  const { data: times = [] } = useQuery(timesOptions());
  const { data: clientes = [] } = useQuery(clientesVinculaveisOptions());
  return (
    <>
      <FiltroPor
        nome="Grupo"
        itens={grupos}
        escolhido={grupo_id}
        aoEscolher={(id) => filtrar({ grupo_id: id })}
      />
      <FiltroPor
        nome="Time"
        itens={times}
        escolhido={time_id}
        aoEscolher={(id) => filtrar({ time_id: id })}
      />
      <FiltroPor
        nome="Cliente"
        itens={clientes}
        escolhido={cliente_id}
        aoEscolher={(id) => filtrar({ cliente_id: id })}
      />
      <FiltroDeOpcoes
        nome="Situação"
        opcoes={SITUACOES}
        escolhido={ativo === null ? null : ativo ? 'sim' : 'nao'}
        nenhum={null}
        todos="Todas"
        emFrase={(rotulo) => rotulo.toLowerCase()}
        aoEscolher={(valor) => filtrar({ ativo: valor === null ? null : valor === 'sim' })}
      />
    </>
  );
}
