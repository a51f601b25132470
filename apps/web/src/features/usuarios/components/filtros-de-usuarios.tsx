import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import { useQuery } from '@tanstack/react-query';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { gruposOptions, timesOptions } from '../usuarios.queries.ts';
import { NOME_DA_SITUACAO } from '../usuarios.textos.ts';

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

type DeAcesso = Pick<Filtros, 'ativo' | 'situacao'>;

/** The choices of one pill, each with what it filters by: access of any kind, or one situation. */
const SITUACOES = [
  { valor: 'ativos', rotulo: 'Ativos', filtra: { ativo: true, situacao: null } },
  { valor: 'sem-acesso', rotulo: 'Sem acesso', filtra: { ativo: false, situacao: null } },
  ...(['convidado', 'suspenso', 'desligado'] as const).map((situacao) => ({
    valor: situacao,
    rotulo: `${NOME_DA_SITUACAO[situacao]}s`,
    filtra: { ativo: null, situacao },
  })),
] as const satisfies readonly { valor: string; rotulo: string; filtra: DeAcesso }[];
const NENHUMA: DeAcesso = { ativo: null, situacao: null };

const TIPOS = [
  { valor: 'equipe', rotulo: 'Equipe' },
  { valor: 'clientes', rotulo: 'Clientes' },
] as const;

interface Filtros {
  grupo_id: number | null;
  time_id: number | null;
  cliente_id: number | null;
  ativo: boolean | null;
  situacao: SituacaoDoUsuario | null;
  equipe: boolean | null;
}

/** Filters of the register, kept in the address. */
export function FiltrosDeUsuarios({
  estado: { grupo_id, time_id, cliente_id, ativo, situacao, equipe },
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
        nome="Tipo"
        opcoes={TIPOS}
        escolhido={equipe === null ? null : equipe ? 'equipe' : 'clientes'}
        nenhum={null}
        emFrase={(rotulo) => rotulo.toLowerCase()}
        aoEscolher={(valor) => filtrar({ equipe: valor === null ? null : valor === 'equipe' })}
      />
      <FiltroDeOpcoes
        nome="Situação"
        opcoes={SITUACOES}
        escolhido={
          SITUACOES.find(({ filtra }) => filtra.ativo === ativo && filtra.situacao === situacao)
            ?.valor ?? null
        }
        nenhum={null}
        todos="Todas"
        emFrase={(rotulo) => rotulo.toLowerCase()}
        aoEscolher={(valor) =>
          filtrar(SITUACOES.find((uma) => uma.valor === valor)?.filtra ?? NENHUMA)
        }
      />
    </>
  );
}
