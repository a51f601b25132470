import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { type Contrato, contratosEndpoints } from '@dominio/contrato/contratos';
import {
  acompanhamentoDosContratosEndpoints,
  type RecorteDosContratos,
} from '@dominio/contrato/contratos-acompanhamento';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { anexosEndpoints } from '@dominio/contrato/contratos-anexos';
import {
  type Reajuste,
  reajustesDosContratosEndpoints,
} from '@dominio/contrato/contratos-reajustes';
import { renovacaoDosContratosEndpoints } from '@dominio/contrato/contratos-renovacao';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './contratos.registro.ts';

export const contratos = recurso(CHAVES.contratos, contratosEndpoints, {
  nome: { um: 'contrato', varios: 'contratos', genero: 'm' },
  linhas: 'contratos',
  porPagina: 50,
  exportacao: { permissao: 'contratos:exportar', campos: CAMPOS },
  tambem: [CHAVES.linhaDoTempo, CHAVES.servicos],
});
const { chaves } = contratos;
/** Appointments that are named before a contract ends; further ones are counted. */
const MAXIMO_DE_AGENDAMENTOS = 5;

/** Query of what has to be looked after, in the contracts of a client, of a company or in all. */
export const acompanhamentoOptions = (query: RecorteDosContratos) =>
  queryOptions({
    queryKey: chaves.consulta('acompanhamento', query),
    queryFn: async ({ signal }) =>
      (await chamar(acompanhamentoDosContratosEndpoints.contar, { query }, { signal }))
        .acompanhamentos,
  });

/** Query of a contract's amendments. */
export const aditivosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'aditivos'),
    queryFn: async ({ signal }) =>
      (await chamar(aditivosEndpoints.listar, { params: { id } }, { signal })).aditivos,
  });

/** Query of a contract's attachments. */
export const anexosOptions = (id: number) =>
  queryOptions({
    queryKey: chaves.um(id, 'anexos'),
    queryFn: async ({ signal }) =>
      (await chamar(anexosEndpoints.listar, { params: { id } }, { signal })).anexos,
  });

/** Query of a client's coming appointments in which the reader takes part. */
export const agendamentosOptions = (clienteId: number, usuarioId: number) =>
  queryOptions({
    queryKey: chaves.consulta('agendamentos', clienteId, usuarioId),
    queryFn: async ({ signal }) => {
      const query = {
        cliente_id: clienteId,
        // Without it an administrator reads everybody's, and each reading is audited.
        participante_id: usuarioId,
        status: 'AGENDADO',
        data_inicio: new Date().toISOString(),
        ordenar: 'data_hora_inicio',
        limit: MAXIMO_DE_AGENDAMENTOS,
      } as const;
      return (await chamar(agendamentosEndpoints.listar, { query }, { signal })).agendamentos;
    },
    staleTime: 0,
  });

/** Query of what comes of an adjustment; while another is asked for, the last one stays in sight. */
export const reajusteOptions = ({
  contratos: quais,
  ...termos
}: Pick<Reajuste, 'percentuais' | 'vigencia_em'> & { contratos: readonly Contrato[] }) => {
  const ids = quais.map(({ id, versao }) => ({ id, versao }));
  return queryOptions({
    queryKey: chaves.consulta('reajuste', ids, termos),
    queryFn: async ({ signal }) => {
      const body = { simular: true, contratos: ids, ...termos };
      return (await chamar(reajustesDosContratosEndpoints.reajustar, { body }, { signal })).linhas;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Mutation that adjusts the amounts of contracts. */
export const useReajustar = () => useEscrever(contratos, reajustesDosContratosEndpoints.reajustar);

/** Mutation that renews a contract. */
export const useRenovar = () => useEscrever(contratos, renovacaoDosContratosEndpoints.renovar);

/** Mutation that takes back the amendments which have just been made by one act. */
export const useDesfazerAditivos = () => useEscrever(contratos, aditivosEndpoints.desfazer);

/** Mutation that changes a contract's status. */
export const useMudarStatus = () => useEscrever(contratos, contratosEndpoints.mudarStatus);
