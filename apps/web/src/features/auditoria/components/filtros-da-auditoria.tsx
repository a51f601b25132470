import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { formatarDia, normalizar } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import {
  type EstadoDaAuditoria,
  opcoesDePeriodo,
  periodoAtual,
  periodoDe,
} from '../auditoria.estado.ts';
import { opcoesOptions, pessoasOptions } from '../auditoria.queries.ts';
import { FiltroDeLeituras } from './filtro-de-leituras.tsx';

interface Props {
  estado: EstadoDaAuditoria;
  filtrar: (mudanca: Partial<EstadoDaAuditoria>) => void;
}

function FiltroDePeriodo({ estado, filtrar }: Props) {
  const hoje = useHoje();
  const atual = periodoAtual(estado, hoje);
  const { de, ate } = estado;
  const proprio = [de && `de ${formatarDia(de)}`, ate && `até ${formatarDia(ate)}`]
    .filter(Boolean)
    .join(' ');
  return (
    <PilulaDeFiltro
      nome="Período"
      frase={atual?.rotulo.toLowerCase() ?? proprio}
      ativo={atual?.valor !== ''}
      opcoes={opcoesDePeriodo}
      escolhidos={atual ? [atual.valor] : []}
      aoEscolher={(valor) => filtrar(periodoDe(valor, hoje))}
      aoTirar={() => filtrar(periodoDe('', hoje))}
    />
  );
}

function FiltroDePessoa({ estado, filtrar }: Props) {
  const [termo, setTermo] = useState('');
  const { data: achadas = [] } = useQuery(pessoasOptions(termo.trim() ? { termo } : {}));
  const id = estado.pessoa;
  const { data: atual } = useQuery({ ...pessoasOptions({ id: id ?? 0 }), enabled: id !== null });
  return (
    <PilulaDeFiltro
      nome="Quem"
      frase={id === null ? 'todos' : (atual?.[0]?.nome ?? '…')}
      ativo={id !== null}
      opcoes={[
        ...(termo === '' ? [{ valor: '', rotulo: 'Todos' }] : []),
        ...achadas.map((pessoa) => ({ valor: String(pessoa.id), rotulo: pessoa.nome })),
      ]}
      escolhidos={[id === null ? '' : String(id)]}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar pessoa' }}
      aoEscolher={(valor) => filtrar({ pessoa: valor === '' ? null : Number(valor) })}
      aoTirar={() => filtrar({ pessoa: null })}
    />
  );
}

/** One filter by words that the server lists. */
function FiltroDeLista(props: {
  nome: string;
  todas: string;
  opcoes: readonly { valor: string; rotulo: string }[];
  escolhida: string;
  aoEscolher: (valor: string) => void;
}) {
  const { nome, todas, opcoes, escolhida, aoEscolher } = props;
  const [termo, setTermo] = useState('');
  const achadas = opcoes
    .filter(({ rotulo }) => normalizar(rotulo).includes(normalizar(termo)))
    .toSorted((a, b) => a.rotulo.localeCompare(b.rotulo, 'pt-BR'));
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={opcoes.find(({ valor }) => valor === escolhida)?.rotulo ?? (escolhida || todas)}
      ativo={escolhida !== ''}
      opcoes={[...(termo === '' ? [{ valor: '', rotulo: 'Todas' }] : []), ...achadas]}
      escolhidos={[escolhida]}
      {...(opcoes.length > 12 && {
        busca: { termo, aoBuscar: setTermo, rotulo: `Buscar ${nome.toLowerCase()}` },
      })}
      aoEscolher={aoEscolher}
      aoTirar={() => aoEscolher('')}
    />
  );
}

/** A filter that only links of the page set; a click removes it. */
const FiltroDeLigacao = ({ frase, aoTirar }: { frase: string; aoTirar: () => void }) => (
  <PilulaDeFiltro
    nome="Só"
    frase={frase}
    ativo
    opcoes={[{ valor: '', rotulo: 'Tirar este filtro' }]}
    escolhidos={[]}
    aoEscolher={aoTirar}
    aoTirar={aoTirar}
  />
);

/** Search and filters of the log, kept in the address. */
export function FiltrosDaAuditoria({ estado, filtrar }: Props) {
  const { data } = useQuery(opcoesOptions());
  return (
    <>
      <CampoDeBusca
        rotulo="Buscar na auditoria"
        placeholder="Buscar nos valores"
        value={estado.termo}
        aoBuscar={(termo) => filtrar({ termo })}
      />
      <FiltroDePeriodo estado={estado} filtrar={filtrar} />
      <FiltroDePessoa estado={estado} filtrar={filtrar} />
      <FiltroDeLista
        nome="Ação"
        todas="todas"
        opcoes={data?.acoes ?? []}
        escolhida={estado.acao}
        aoEscolher={(acao) => filtrar({ acao })}
      />
      <FiltroDeLista
        nome="Registro"
        todas="todos"
        opcoes={data?.objetos ?? []}
        escolhida={estado.tipo}
        aoEscolher={(tipo) => filtrar({ tipo, registro: null })}
      />
      <FiltroDeLeituras estado={estado} filtrar={filtrar} />
      {estado.registro !== null && (
        <FiltroDeLigacao
          frase={`o registro nº ${estado.registro}`}
          aoTirar={() => filtrar({ registro: null })}
        />
      )}
      {estado.cliente !== null && (
        <FiltroDeLigacao
          frase={`o cliente nº ${estado.cliente}`}
          aoTirar={() => filtrar({ cliente: null })}
        />
      )}
      {estado.requisicao !== '' && (
        <FiltroDeLigacao frase="uma requisição" aoTirar={() => filtrar({ requisicao: '' })} />
      )}
    </>
  );
}
