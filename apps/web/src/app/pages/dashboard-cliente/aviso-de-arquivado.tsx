import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { fichaOptions } from '../../../features/clientes/clientes.queries.ts';
import { REABRIR_CLIENTE } from '../../../features/clientes/clientes.voltar.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import classes from './painel-do-cliente.module.css';

/** Above the panel of a client that has ended or lies inactive: since when, and the way back. */
export function AvisoDeArquivado({ clienteId }: { clienteId: number }) {
  const podeVer = usePode('clientes:visualizar');
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  const { data: cliente } = useQuery({ ...fichaOptions(clienteId), enabled: podeVer });
  if (!cliente?.arquivado) return null;
  const { arquivado, situacao_desde: dia } = cliente;
  return (
    <section className={classes.arquivado} aria-label="Situação do cliente">
      <p>
        Cliente {NOME_DA_SITUACAO_DO_CLIENTE[arquivado].toLowerCase()}
        {dia && ` desde ${formatarDia(dia)}`}.
      </p>
      {podeEditar && (
        <Button component={Link} to={REABRIR_CLIENTE} variant="default">
          Reabrir cliente
        </Button>
      )}
    </section>
  );
}
