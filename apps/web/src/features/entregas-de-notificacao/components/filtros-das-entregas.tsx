import { CANAIS, ESTADOS_DA_ENTREGA, NOME_DO_CANAL } from '@dominio/contrato/notificacoes-entregas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { NOME_DO_ESTADO, PERIODOS, type Recorte } from '../entregas.estado.ts';
import { pessoaOptions, pessoasOptions } from '../entregas.queries.ts';

interface Props {
  recorte: Recorte;
  filtrar: (mudanca: Partial<Recorte>) => void;
}

interface DeUm<T extends string> {
  nome: string;
  /** Said where all are shown. */
  tudo: string;
  opcoes: readonly { readonly valor: T; readonly rotulo: string }[];
  escolhida: T | null;
  aoEscolher: (valor: T | null) => void;
}

function FiltroDeUm<T extends string>({ nome, tudo, opcoes, escolhida, aoEscolher }: DeUm<T>) {
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={opcoes.find(({ valor }) => valor === escolhida)?.rotulo ?? tudo}
      ativo={escolhida !== null}
      opcoes={[{ valor: '', rotulo: 'Todos' }, ...opcoes]}
      escolhidos={[escolhida ?? '']}
      aoEscolher={(valor) => aoEscolher(opcoes.find((um) => um.valor === valor)?.valor ?? null)}
      aoTirar={() => aoEscolher(null)}
    />
  );
}

function FiltroDePessoa({ recorte, filtrar }: Props) {
  const [termo, setTermo] = useState('');
  const { data: achadas = [] } = useQuery(pessoasOptions(termo.trim()));
  const id = recorte.pessoa;
  const { data: atual } = useQuery({ ...pessoaOptions(id ?? 0), enabled: id !== null });
  return (
    <PilulaDeFiltro
      nome="Pessoa"
      frase={id === null ? 'todas' : (atual?.nome ?? '…')}
      ativo={id !== null}
      opcoes={[
        ...(termo === '' ? [{ valor: '', rotulo: 'Todas' }] : []),
        ...achadas.map((uma) => ({ valor: String(uma.id), rotulo: uma.nome })),
      ]}
      escolhidos={[id === null ? '' : String(id)]}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar pessoa' }}
      aoEscolher={(valor) => filtrar({ pessoa: valor === '' ? null : Number(valor) })}
      aoTirar={() => filtrar({ pessoa: null })}
    />
  );
}

/** What the list of deliveries is narrowed to. */
export function FiltrosDasEntregas({ deTodos, ...props }: Props & { deTodos: boolean }) {
  const { recorte, filtrar } = props;
  const periodo = PERIODOS.find(({ valor }) => valor === (recorte.dias ?? ''));
  return (
    <>
      <FiltroDeUm
        nome="Estado"
        tudo="todos"
        opcoes={ESTADOS_DA_ENTREGA.map((valor) => ({
          valor,
          rotulo: NOME_DO_ESTADO[valor].texto,
        }))}
        escolhida={recorte.estado}
        aoEscolher={(estado) => filtrar({ estado })}
      />
      <FiltroDeUm
        nome="Meio"
        tudo="todos"
        opcoes={CANAIS.map((valor) => ({ valor, rotulo: NOME_DO_CANAL[valor] }))}
        escolhida={recorte.canal}
        aoEscolher={(canal) => filtrar({ canal })}
      />
      {deTodos && <FiltroDePessoa {...props} />}
      <PilulaDeFiltro
        nome="Período"
        frase={periodo?.rotulo.toLowerCase() ?? ''}
        ativo={recorte.dias !== null}
        opcoes={PERIODOS}
        escolhidos={[recorte.dias ?? '']}
        aoEscolher={(valor) => filtrar({ dias: valor === '1' || valor === '7' ? valor : null })}
        aoTirar={() => filtrar({ dias: null })}
      />
    </>
  );
}
