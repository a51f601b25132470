import type { ContratoAberto } from '@dominio/contrato/contratos';
import { minutaEndpoints as e } from '@dominio/contrato/contratos-minuta';
import { queryOptions } from '@tanstack/react-query';
import { baixar } from '../../components/ui/baixar.ts';
import { chamar, chamarArquivo } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { contratos } from './contratos.queries.ts';

/** The minute of a contract by a template; read anew each time, since any of its parties may change. */
export const minutaOptions = (id: number, modelo_id: number) =>
  queryOptions({
    queryKey: contratos.chaves.um(id, 'minuta', modelo_id),
    queryFn: ({ signal }) => chamar(e.previa, { params: { id }, query: { modelo_id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

/** Mutation that makes the PDF of a minute, and has the browser save it. */
export const useGerarMinuta = ({ id, numero_contrato }: ContratoAberto) =>
  useGravacao({
    mutationFn: async (modelo_id: number) => {
      const pdf = await chamarArquivo(e.gerar, { params: { id }, body: { modelo_id } });
      baixar(pdf, `Minuta ${numero_contrato}.pdf`);
    },
  });

/** Mutation that keeps a minute among the attachments of its contract. */
export const useGuardarMinuta = () => useEscrever(contratos, e.guardar);
