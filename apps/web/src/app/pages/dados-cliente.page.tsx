import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErroDaRegiao } from '../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../components/ui/esqueleto.tsx';
import { FichaDoCliente } from '../../features/clientes/components/ficha-do-cliente.tsx';
import { fichaOptions } from '../../features/clientes/ficha.queries.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { usePode } from '../../lib/permissoes.tsx';
import { ComCliente } from './comum/com-cliente.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

function Ficha({ id }: { id: number }) {
  const podeEditar = usePode('clientes:editar');
  const { data, error, refetch, isFetching, isSuccess, isFetchedAfterMount } = useQuery(
    fichaOptions(id),
  );
  // What was read on opening, not what was kept from before, is what is edited: a newer version is
  // told when it is saved. Who only reads sees every new version.
  const [lida, setLida] = useState<typeof data>();
  const lidaAgora = isSuccess && isFetchedAfterMount ? data : undefined;
  if (lidaAgora && lidaAgora !== lida && (!lida || !podeEditar)) setLida(lidaAgora);
  if (lida) {
    return (
      <FichaDoCliente
        key={lida.versao}
        cliente={lida}
        podeEditar={podeEditar}
        aoRecarregar={() => void refetch().then((nova) => nova.data && setLida(nova.data))}
      />
    );
  }
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue="o cliente"
      detalhe={mensagemDoErro(error)}
      aoTentar={() => void refetch()}
      tentando={isFetching}
    />
  );
}

/** `/dados-cliente`: the record of the selected client (page book #19). */
export default function DadosDoCliente() {
  return (
    <div className={classes.pagina}>
      <TituloDaPagina titulo="Dados do cliente" />
      <ComCliente>{({ id }) => <Ficha key={id} id={id} />}</ComCliente>
    </div>
  );
}
