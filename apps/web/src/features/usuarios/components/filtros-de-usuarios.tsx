import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { normalizar } from '../../../lib/formato.ts';
import { gruposOptions, timesOptions } from '../usuarios.queries.ts';
import type { EstadoDosUsuarios } from '../usuarios.tabela.tsx';

interface Item {
  id: number;
  nome: string;
}

/** More than these are never looked through: the search narrows them. */
const MAXIMO_DE_OPCOES = 50;

/** One filter over rows of a lookup. */
function FiltroPor(props: {
  nome: string;
  itens: readonly Item[];
  escolhido: number | null;
  aoEscolher: (id: number | null) => void;
}) {
  const { nome, itens, escolhido, aoEscolher } = props;
  const [termo, setTermo] = useState('');
  const atual = itens.find(({ id }) => id === escolhido);
  const achados = itens
    .filter((item) => normalizar(item.nome).includes(normalizar(termo)))
    .slice(0, MAXIMO_DE_OPCOES);
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={atual?.nome ?? (escolhido === null ? 'todos' : '…')}
      ativo={escolhido !== null}
      opcoes={[
        ...(termo === '' ? [{ valor: '', rotulo: 'Todos' }] : []),
        ...achados.map((item) => ({ valor: String(item.id), rotulo: item.nome })),
      ]}
      escolhidos={[escolhido === null ? '' : String(escolhido)]}
      {...(itens.length > 12 && {
        busca: { termo, aoBuscar: setTermo, rotulo: `Buscar ${nome.toLowerCase()}` },
      })}
      aoEscolher={(valor) => aoEscolher(valor === '' ? null : Number(valor))}
    />
  );
}

const SITUACOES = [
  { valor: '', rotulo: 'Todas' },
  { valor: 'sim', rotulo: 'Ativos' },
  { valor: 'nao', rotulo: 'Sem acesso' },
];

/** Search and filters of the register; each stands in the address. */
export function FiltrosDeUsuarios({
  estado,
  filtrar,
}: {
  estado: EstadoDosUsuarios;
  filtrar: (mudanca: Partial<EstadoDosUsuarios>) => void;
}) {
  const { data: grupos = [] } = useQuery(gruposOptions());
  const { data: times = [] } = useQuery(timesOptions());
  const { data: clientes = [] } = useQuery(clientesVinculaveisOptions());
  return (
    <>
      <CampoDeBusca
        rotulo="Buscar usuário"
        placeholder="Nome, e-mail ou CPF"
        value={estado.termo}
        aoBuscar={(termo) => filtrar({ termo })}
      />
      <FiltroPor
        nome="Grupo"
        itens={grupos}
        escolhido={estado.grupo}
        aoEscolher={(grupo) => filtrar({ grupo })}
      />
      <FiltroPor
        nome="Time"
        itens={times}
        escolhido={estado.time}
        aoEscolher={(time) => filtrar({ time })}
      />
      <FiltroPor
        nome="Cliente"
        itens={clientes}
        escolhido={estado.cliente}
        aoEscolher={(cliente) => filtrar({ cliente })}
      />
      <PilulaDeFiltro
        nome="Situação"
        frase={
          SITUACOES.find(({ valor }) => valor === estado.ativo)?.rotulo.toLowerCase() ?? 'todas'
        }
        ativo={estado.ativo !== null}
        opcoes={SITUACOES}
        escolhidos={[estado.ativo ?? '']}
        aoEscolher={(valor) =>
          filtrar({ ativo: valor === 'sim' || valor === 'nao' ? valor : null })
        }
      />
    </>
  );
}
