import {
  type CampoPersonalizado,
  camposPersonalizadosEndpoints,
} from '@dominio/contrato/campos-personalizados';
import type { Envio } from '@dominio/contrato/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

type Corpo<C extends 'criar' | 'atualizar'> = Envio<
  (typeof camposPersonalizadosEndpoints)[C]
>['body'];

/** Creates, changes, archives and brings back fields; the last two can be undone for 8 s. */
export function useAcoesDosCampos() {
  const cliente = useQueryClient();
  // Also after a refusal, whose cause may be that the list is stale.
  const onSettled = () => cliente.invalidateQueries({ queryKey: CHAVES.camposPersonalizados });
  const criar = useGravacao({
    mutationFn: (body: Corpo<'criar'>) => chamar(camposPersonalizadosEndpoints.criar, { body }),
    onSettled,
  });
  const mudar = useGravacao({
    mutationFn: ({ id, body }: { id: number; body: Corpo<'atualizar'> }) =>
      chamar(camposPersonalizadosEndpoints.atualizar, { params: { id }, body }),
    onSettled,
  });
  const arquivar = async ({ id, nome, versao }: CampoPersonalizado, arquivado: boolean) => {
    const mudado = await mudar.mutateAsync({ id, body: { arquivado, versao } });
    avisarComDesfazer({
      titulo: arquivado ? 'Campo arquivado' : 'Campo de volta à ficha',
      mensagem: nome,
      registros: [caminhoDe(camposPersonalizadosEndpoints.atualizar, { id })],
      desfazer: () =>
        mudar.mutateAsync({ id, body: { arquivado: !arquivado, versao: mudado.versao } }),
      falha: 'Erro ao desfazer',
    });
  };
  return { criar, mudar, arquivar };
}
