import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarGrupo, criarSessaoSharepoint } from '../../../test/factories/grupos.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const quem = 'administrador' as const;
  const area = await criarSessaoSharepoint(banco);
  const doGrupo = { quem, params: { id: await criarGrupo(banco) }, alheio: { id: NENHUM } };
  const doTime = { quem, params: { id: (await criarTime(banco)).id }, alheio: { id: NENHUM } };
  const daArea = { quem, params: { id: area }, alheio: { id: NENHUM } };
  return {
    'GET /usuarios/me/sessoes-sharepoint': { papeis: [200, 200, 200, 200] },
    'PUT /grupos-completos/{id}/sessoes-sharepoint': {
      ...doGrupo,
      body: { sessoes_ids: [area] },
      papeis: [200, 403, 403, 403],
    },
    'PUT /times-completos/{id}/sessoes-sharepoint': {
      ...doTime,
      body: { sessoes_ids: [area] },
      papeis: [200, 403, 403, 403],
    },
    'GET /sessoes-sharepoint/{id}/grupos': { ...daArea, papeis: [200, 404, 403, 403] },
    'GET /sessoes-sharepoint/{id}/times': { ...daArea, papeis: [200, 404, 403, 403] },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'who and what belongs to a record: links, told as added and removed': [
    'PUT /grupos-completos/{id}/sessoes-sharepoint',
    'PUT /times-completos/{id}/sessoes-sharepoint',
  ],
};
