import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarTime } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco }) => {
  const [de, para] = [await criarTime(banco), await criarTime(banco)];
  await criarClientesDoTime(banco, de.id, 1);
  return {
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
  'an act upon a record, by rules of its own': ['POST /times-completos/{id}/transferir-carteira'],
};
