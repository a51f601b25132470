import { timesEndpoints } from '@dominio/contrato/times';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const [time, cheio] = [await criarTime(banco), await criarTime(banco)];
  const membro = await criarUsuario(banco, { time_id: cheio.id });
  const doTime = {
    quem: 'administrador',
    params: { id: time.id },
    alheio: { id: NENHUM },
  } as const;
  return {
    'GET /times-completos': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'GET /times/buscar': {
      quem: 'administrador',
      query: { termo: 'a' },
      papeis: [200, 200, 403, 403],
    },
    'POST /times-completos': {
      quem: 'administrador',
      body: { nome: `Da matriz ${eu}` },
      papeis: [201, 403, 403, 403],
    },
    'GET /times-completos/{id}': { ...doTime, papeis: [200, 200, 403, 403] },
    'PUT /times-completos/{id}': {
      ...doTime,
      body: { cor: '#6f42c1' },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /times-completos/{id}': { ...doTime, papeis: [200, 403, 403, 403] },
    'GET /times-completos/{id}/usuarios': { ...doTime, papeis: [200, 200, 403, 403] },
    'POST /times-completos/{id}/usuarios': {
      ...doTime,
      body: { usuario_ids: [eu] },
      papeis: [200, 403, 403, 403],
    },
    'POST /times-completos/{id}/mover-usuarios': {
      quem: 'administrador',
      params: { id: cheio.id },
      alheio: { id: NENHUM },
      body: { usuario_ids: [membro.id], para_id: time.id },
      papeis: [200, 403, 403, 403],
    },
    'GET /times-completos/{id}/clientes': { ...doTime, papeis: [200, 200, 403, 403] },
    'POST /times-completos/{id}/clientes': {
      ...doTime,
      body: { cliente_ids: [] },
      papeis: [200, 403, 403, 403],
    },
    'GET /times-completos/{id}/usuarios-com-clientes': { ...doTime, papeis: [200, 200, 403, 403] },
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const [um, dois] = [await criarUsuario(banco), await criarUsuario(banco)];
  const [tres, quatro] = [await criarUsuario(banco), await criarUsuario(banco)];
  return {
    time: {
      criar: timesEndpoints.criar,
      editar: timesEndpoints.atualizar,
      ler: timesEndpoints.ler,
      exemplos: { lider_id: [um.id, dois.id], substituto_id: [tres.id, quatro.id] },
      fora: ['versao'],
      entregue: 'teams are not exported',
      auditada: 'time.alterado',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'who and what belongs to a record: links, told as added and removed': [
    'POST /times-completos/{id}/usuarios',
    'POST /times-completos/{id}/mover-usuarios',
    'POST /times-completos/{id}/clientes',
  ],
};
