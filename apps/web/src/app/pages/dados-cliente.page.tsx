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
  const { data, error, refetch, isFetching } = useQuery(fichaOptions(id));
  // What was read first is what is edited: a newer version is told when it is saved.
  const [lida, setLida] = useState(data);
  if (data && !lida) setLida(data);
  if (lida) return <FichaDoCliente cliente={lida} podeEditar={podeEditar} />;
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
