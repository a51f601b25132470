import { useQuery } from '@tanstack/react-query';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { NO_ENDERECO } from '../dossie.endereco.ts';
import { dossieOptions } from '../dossie.queries.ts';
import classes from './dossie.module.css';
import { FolhaDoDossie } from './folha-do-dossie.tsx';
import { RecorteDoDossie } from './recorte-do-dossie.tsx';

const NADA_AO_LADO = {};

/** The dossier of a client, of the sections and the period that the address says. */
export function DossieDoCliente({ clienteId }: { clienteId: number }) {
  const { estado, mudar } = useEstadoNoEndereco(NO_ENDERECO, NADA_AO_LADO);
  const { de, ate } = estado;
  const invertido = de !== '' && ate !== '' && de > ate;
  const consulta = useQuery({ ...dossieOptions(clienteId, estado), enabled: !invertido });
  const { data, refetch, isFetching, isPlaceholderData } = consulta;
  const falha = useFalhaQueFica(consulta);
  const montando = isFetching && (data === undefined || isPlaceholderData);
  return (
    <>
      <RecorteDoDossie recorte={estado} aoMudar={(parcial) => mudar(parcial, true)} />
      <p role="status" className={classes.montando}>
        {montando && 'Montando dossiê…'}
      </p>
      {falha && data === undefined && (
        <ErroDaRegiao
          oQue="o dossiê"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      )}
      {data && <FolhaDoDossie dossie={data} />}
    </>
  );
}
