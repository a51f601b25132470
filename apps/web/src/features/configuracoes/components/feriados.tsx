import type { Feriado } from '@dominio/contrato/feriados';
import { NOME_DA_UF } from '@dominio/contrato/ufs';
import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { ANOS, anoConhecido, type Lugar, noAno, semCadastrados } from '../feriados.formulario.ts';
import { cadastradosOptions, oficiaisOptions } from '../feriados.queries.ts';
import classes from './feriados.module.css';
import { FeriadosDoEscritorio } from './feriados-do-escritorio.tsx';
import { LinhaDeFeriado } from './linha-de-feriado.tsx';

const OPCOES = ANOS.map(String);

function Oficiais({ titulo, feriados }: { titulo: string; feriados: readonly Feriado[] }) {
  return (
    <section className={classes.secao}>
      <header className={classes.topo}>
        <h3>{titulo}</h3>
      </header>
      <ul className={classes.lista}>
        {feriados.map(({ data, nome, abrangencia, fonte }) => (
          <LinhaDeFeriado
            key={data + nome}
            dia={data}
            nome={nome}
            detalhes={[abrangencia === 'bancario' && 'Só bancos', fonte]}
          />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  /** City and state of the firm, whose local holidays are shown. */
  lugar: Lugar;
  podeEditar: boolean;
}

/**
 * The holidays of a year: the firm's own, which can be edited, and those of the law, which cannot.
 */
export function Feriados({ lugar, podeEditar }: Props) {
  const hoje = useHoje();
  const [ano, setAno] = useState(() => anoConhecido(hoje));
  const { uf } = lugar;
  const consulta = useQuery(oficiaisOptions(ano, uf));
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const { data: cadastrados = [] } = useQuery(cadastradosOptions());
  const estaduais = data && semCadastrados(data.estado, noAno(cadastrados, ano));

  return (
    <div className={classes.feriados}>
      <Select
        label="Ano"
        className={classes.ano}
        data={OPCOES}
        allowDeselect={false}
        value={String(ano)}
        onChange={(novo) => setAno(Number(novo ?? ano))}
      />
      <FeriadosDoEscritorio ano={ano} lugar={lugar} podeEditar={podeEditar} />
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue="os feriados nacionais"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      )}
      {!falha && !data && <EsqueletoDeLista />}
      {uf && estaduais && estaduais.length > 0 && (
        <Oficiais titulo={`Estaduais: ${NOME_DA_UF[uf]}`} feriados={estaduais} />
      )}
      {data?.observacao && <p className={classes.dica}>{data.observacao}</p>}
      {!uf && (
        <p className={classes.dica}>
          Informe o estado do escritório, em Escritório, para ver os feriados estaduais.
        </p>
      )}
      {data && <Oficiais titulo="Nacionais e bancários" feriados={data.pais} />}
    </div>
  );
}
