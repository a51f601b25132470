import { timesEndpoints } from '@dominio/contrato/times';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const time = await criarTime(banco);
  const doTime = {
    quem: 'administrador',
    params: { id: time.id },
    alheio: { id: NENHUM },
  } as const;
  return {
    'GET /times-completos': { quem: 'administrador' },
    'GET /times/buscar': { quem: 'administrador', query: { termo: 'a' } },
    'POST /times-completos': { quem: 'administrador', body: { nome: `Da matriz ${eu}` } },
    'GET /times-completos/{id}': doTime,
    'PUT /times-completos/{id}': { ...doTime, body: { cor: '#6f42c1' } },
    'DELETE /times-completos/{id}': doTime,
    'GET /times-completos/{id}/usuarios': doTime,
    'POST /times-completos/{id}/usuarios': { ...doTime, body: { usuario_ids: [eu] } },
    'GET /times-completos/{id}/clientes': doTime,
    'POST /times-completos/{id}/clientes': { ...doTime, body: { cliente_ids: [] } },
    'GET /times-completos/{id}/usuarios-com-clientes': doTime,
  };
};

export const substantivos: Substantivos = async ({ banco }) => {
  const [um, dois] = [await criarUsuario(banco), await criarUsuario(banco)];
  return {
    time: {
      criar: timesEndpoints.criar,
      editar: timesEndpoints.atualizar,
      ler: timesEndpoints.ler,
      exemplos: { lider_id: [um.id, dois.id] },
      fora: ['versao'],
      auditada: 'time.alterado',
    },
  };
};
