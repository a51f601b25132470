import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useProcurado } from '../../../components/campos/use-procurado.ts';
import { FiltrosEmPilulas } from '../../../components/ui/filtros-em-pilulas.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { normalizar } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import {
  clientesOptions,
  participantesOptions,
  participantesPorIdOptions,
  tiposAtivosOptions,
  useOpcoesDeStatus,
} from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import {
  type EstadoDaAgenda,
  type FiltroDeTipo,
  SEM_DESFECHO_NO_FILTRO,
  SEM_FILTRO,
  SEM_TIPO_NO_FILTRO,
  temFiltro,
} from '../estado-da-agenda.ts';
import { falha } from '../falha.ts';
import { SEM_DESFECHO } from '../sem-desfecho.ts';
import { temAoLado } from '../use-ao-lado.tsx';
import classes from './filtros-da-agenda.module.css';
import { useAperto } from './use-aperto.ts';

const PilulaDeColegas = sobDemanda(() => import('./pilula-de-colegas.tsx'));

interface Props {
  estado: EstadoDaAgenda;
  /** Name of the filtered client, taken from the appointments shown; undefined when none are. */
  nomeDoCliente?: string | undefined;
  aoMudar: (parcial: Partial<EstadoDaAgenda>) => void;
}

const alternar = <T,>(lista: readonly T[], item: T): T[] =>
  lista.includes(item) ? lista.filter((outro) => outro !== item) : [...lista, item];

function PilulaDeTipo({ estado, aoMudar }: Props) {
  const { data: tipos = [], error, isFetching, refetch } = useQuery(tiposAtivosOptions);
  const falhou = error && falha(TEXTOS_DA_AGENDA.carregarTiposAtivos, error);
  const todas = [
    ...tipos.map(({ id, nome, cor }) => ({ valor: String(id), rotulo: nome, cor })),
    { valor: SEM_TIPO_NO_FILTRO, rotulo: SEM_TIPO, cor: COR_PADRAO },
  ];
  const valores = estado.tipos.map(String);
  const escolhidos = todas.filter(({ valor }) => valores.includes(valor));
  return (
    <PilulaDeFiltro
      nome="Tipo"
      frase={escolhidos.map(({ rotulo }) => rotulo).join(', ') || 'todos'}
      cores={escolhidos.map(({ cor }) => cor)}
      ativo={estado.tipos.length > 0}
      varios
      opcoes={tipos.length > 0 ? todas : []}
      escolhidos={valores}
      vazio={falhou ?? (isFetching ? 'Carregando…' : 'Nenhum tipo ativo.')}
      aoAbrir={() => falhou && void refetch()}
      aoEscolher={(valor) => {
        const tipo = valor === SEM_TIPO_NO_FILTRO ? valor : Number(valor);
        aoMudar({ tipos: alternar<FiltroDeTipo>(estado.tipos, tipo) });
      }}
    />
  );
}

function PilulaDeParticipante({ estado: { participante }, aoMudar }: Props) {
  const eu = useSessao((sessao) => sessao.usuario?.id);
  const [termo, setTermo] = useState('');
  const { data: achadas = [], serve } = useProcurado(termo, participantesOptions);
  const ids = typeof participante === 'number' ? [participante] : [];
  const { data: [pessoa] = [] } = useQuery(participantesPorIdOptions(ids));
  const fixas = [
    { valor: 'eu', rotulo: 'Eu' },
    { valor: 'todos', rotulo: 'Todos que posso ver' },
  ];
  const colegas = achadas.filter((pessoa) => pessoa.id !== eu && serve(pessoa));
  const frase =
    participante === 'eu' ? 'eu' : participante === 'todos' ? 'todos' : (pessoa?.nome ?? 'colega');
  return (
    <PilulaDeFiltro
      nome="Participante"
      frase={frase}
      ativo={participante !== 'eu'}
      opcoes={[
        ...fixas.filter(({ rotulo }) => normalizar(rotulo).includes(normalizar(termo.trim()))),
        ...colegas.map(({ id, nome }) => ({ valor: String(id), rotulo: nome })),
      ]}
      escolhidos={[String(participante)]}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar colega' }}
      aoEscolher={(valor) =>
        aoMudar({ participante: valor === 'eu' || valor === 'todos' ? valor : Number(valor) })
      }
    />
  );
}

function PilulaDeCliente({ estado: { cliente }, nomeDoCliente, aoMudar }: Props) {
  const [termo, setTermo] = useState('');
  const [escolhido, setEscolhido] = useState<{ id: number; nome: string }>();
  const { data: achados = [], serve } = useProcurado(termo, clientesOptions);
  const clientes = achados.filter(serve);
  const conhecido = [...clientes, ...(escolhido ? [escolhido] : [])].find(
    ({ id }) => id === cliente,
  );
  return (
    <PilulaDeFiltro
      nome="Cliente"
      frase={cliente === null ? 'qualquer' : (nomeDoCliente ?? conhecido?.nome ?? 'um só')}
      ativo={cliente !== null}
      opcoes={[
        ...(termo ? [] : [{ valor: '', rotulo: 'Qualquer cliente' }]),
        ...clientes.map(({ id, nome }) => ({ valor: String(id), rotulo: nome })),
      ]}
      escolhidos={[cliente === null ? '' : String(cliente)]}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar cliente' }}
      aoEscolher={(valor) => {
        setEscolhido(clientes.find(({ id }) => String(id) === valor));
        aoMudar({ cliente: valor === '' ? null : Number(valor) });
      }}
    />
  );
}

function PilulaDeStatus({ estado: { status }, aoMudar }: Props) {
  const opcoes = useOpcoesDeStatus();
  const escolhidos = typeof status === 'string' ? [] : status;
  const rotulos = opcoes
    .filter(({ valor }) => escolhidos.includes(valor))
    .map(({ rotulo }) => rotulo.toLowerCase());
  const fixas = [
    { valor: 'todos', rotulo: 'Todos' },
    { valor: SEM_DESFECHO_NO_FILTRO, rotulo: SEM_DESFECHO },
  ] as const;
  const fixa = fixas.find(({ valor }) => valor === status);
  return (
    <PilulaDeFiltro
      nome="Status"
      frase={fixa?.rotulo.toLowerCase() ?? rotulos.join(', ')}
      ativo={status !== 'todos'}
      varios
      opcoes={[...fixas, ...opcoes.map(({ valor, rotulo, cor }) => ({ valor, rotulo, cor }))]}
      escolhidos={fixa ? [fixa.valor] : escolhidos}
      aoEscolher={(valor) => {
        const opcao = opcoes.find((outra) => outra.valor === valor);
        const outra = fixas.find((uma) => uma.valor === valor && uma.valor !== status);
        if (!opcao) return aoMudar({ status: outra?.valor ?? 'todos' });
        const novos = alternar(escolhidos, opcao.valor);
        return aoMudar({ status: novos.length > 0 ? novos : 'todos' });
      }}
    />
  );
}

/**
 * The filters of the agenda as pills, each a sentence with its value. Where they do not fit in their
 * row, the neutral ones wait behind '+ Filtro'.
 */
export function FiltrosDaAgenda(props: Props & { compacto: boolean }) {
  const { estado, compacto, aoMudar } = props;
  const veClientes = usePode('clientes:visualizar');
  const fila = useRef<HTMLDivElement>(null);
  const apertada = useAperto(fila) && !compacto;
  return (
    <div ref={fila} className={classes.filtros} data-apertada={apertada || undefined}>
      <FiltrosEmPilulas todos={!apertada}>
        <PilulaDeTipo {...props} />
        <PilulaDeParticipante {...props} />
        {veClientes && <PilulaDeCliente {...props} />}
        <PilulaDeStatus {...props} />
        {temAoLado(estado) && (
          <Suspense>
            <PilulaDeColegas com={estado.com} aoMudar={aoMudar} />
          </Suspense>
        )}
      </FiltrosEmPilulas>
      {temFiltro(estado) && (
        <button type="button" className={classes.limpar} onClick={() => aoMudar(SEM_FILTRO)}>
          Limpar filtros
        </button>
      )}
    </div>
  );
}
