import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarTransferencia } from '../../../test/factories/transferencias.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const [de, para] = [await criarTime(banco), await criarTime(banco)];
  await criarClientesDoTime(banco, de.id, 1);
  const [outro, marcado] = [await criarTime(banco), await criarTime(banco)];
  await criarClientesDoTime(banco, outro.id, 1);
  const transferencia_id = await criarTransferencia(banco, {
    de_id: marcado.id,
    para_id: para.id,
    pedida_por: eu,
  });
  const doMarcado = {
    quem: 'administrador',
    params: { id: marcado.id },
    alheio: { id: NENHUM },
  } as const;
  return {
    'GET /times-completos/{id}/transferencias': { ...doMarcado, papeis: [200, 200, 403, 403] },
    'POST /times-completos/{id}/transferencias': {
      quem: 'administrador',
      params: { id: outro.id },
      alheio: { id: NENHUM },
      body: { para_id: para.id, em: somarDias(dataCivil(new Date()), 30) },
      papeis: [201, 403, 403, 403],
    },
    'DELETE /times-completos/{id}/transferencias/{transferencia_id}': {
      quem: 'administrador',
      params: { id: marcado.id, transferencia_id },
      alheio: { id: NENHUM, transferencia_id: NENHUM },
      papeis: [200, 403, 403, 403],
    },
    'POST /times-completos/{id}/transferir-carteira': {
      quem: 'administrador',
      params: { id: de.id },
      alheio: { id: NENHUM },
      body: { para_id: para.id },
      papeis: [200, 403, 403, 403],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'an act upon a record, by rules of its own': [
    'POST /times-completos/{id}/transferir-carteira',
    'POST /times-completos/{id}/transferencias',
  ],
};
