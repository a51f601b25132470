import { pushEndpoints as e } from '@dominio/contrato/push';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { CONFERIR_A_CADA } from './esperas.ts';
import { ativar, esquecer } from './gestor.ts';
import { enviarTeste } from './teste.ts';

const chaves = { lista: ['dispositivos-push'] as const };

/** Query of the own devices that pushes go to, read again every 10 s while they are looked at. */
export const dispositivosOptions = () =>
  queryOptions({
    queryKey: chaves.lista,
    queryFn: ({ signal }) => chamar(e.dispositivos, undefined, { signal }),
    staleTime: 0,
    refetchInterval: CONFERIR_A_CADA,
  });

const useReler = () => {
  const cliente = useQueryClient();
  return () => cliente.invalidateQueries({ queryKey: chaves.lista });
};

/** Mutation that turns pushes on for this device. */
export const useAtivar = () => useGravacao({ mutationFn: ativar, onSettled: useReler() });

/** Mutation that sends a test to the own devices; their health is read again. */
export const useEnviarTeste = () =>
  useGravacao({ mutationFn: (usuarioId: number) => enviarTeste(usuarioId), onSettled: useReler() });

/** Mutation that sends no more pushes to a device; this one also forgets its subscription. */
export const useRevogar = () =>
  useGravacao({
    mutationFn: async ({ id, este }: { id: number; este: boolean }) => {
      const feito = await chamar(e.removerDispositivo, { params: { id } });
      if (este) await esquecer();
      return feito;
    },
    onSettled: useReler(),
  });
