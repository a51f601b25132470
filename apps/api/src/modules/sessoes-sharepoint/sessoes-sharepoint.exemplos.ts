import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarGrupo, criarSessaoSharepoint } from '../../../test/factories/grupos.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const quem = 'administrador' as const;
  const area = await criarSessaoSharepoint(banco);
  const doGrupo = { quem, params: { id: await criarGrupo(banco) }, alheio: { id: NENHUM } };
  const doTime = { quem, params: { id: (await criarTime(banco)).id }, alheio: { id: NENHUM } };
  const daArea = { quem, params: { id: area }, alheio: { id: NENHUM } };
  return {
    'GET /usuarios/me/sessoes-sharepoint': {},
    'PUT /grupos-completos/{id}/sessoes-sharepoint': {
      ...doGrupo,
      body: { sessoes_ids: [area] },
    },
    'PUT /times-completos/{id}/sessoes-sharepoint': {
      ...doTime,
      body: { sessoes_ids: [area] },
    },
    'GET /sessoes-sharepoint/{id}/grupos': daArea,
    'GET /sessoes-sharepoint/{id}/times': daArea,
  };
};
