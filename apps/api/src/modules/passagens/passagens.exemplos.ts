import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarPassagem } from '../../../test/factories/passagens.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { banco, eu } = cena;
  const [de, para] = [await criarUsuario(banco), await criarUsuario(banco)];
  const cliente = await meuCliente(cena);
  await vincularCliente(banco, de.id, cliente.id);
  const outro = await criarCliente(banco);
  // A term for each act, since every one ends it; the caller is who receives.
  const termo = async (dados: object = {}) => {
    const { id } = await meuCliente(cena);
    return criarPassagem(banco, { cliente_id: id, de_id: de.id, para_id: eu, ...dados });
  };
  const alheio = await criarPassagem(banco, {
    cliente_id: outro.id,
    de_id: de.id,
    para_id: para.id,
  });
  const [lida, assinada, recusada, cancelada] = [
    await termo(),
    await termo(),
    await termo(),
    await termo({ gerada_por: eu }),
  ];
  const doAlheio = { alheio: { id: alheio.id } };
  return {
    'GET /api/clients/{id}/passagens': {
      params: { id: cliente.id },
      alheio: { id: outro.id },
      papeis: [200, 200, 200, 403],
    },
    'GET /api/clients/{id}/passagem': {
      quem: 'administrador',
      params: { id: cliente.id },
      query: { quem_recebe_id: para.id },
      alheio: { id: NENHUM },
      papeis: [200, 200, 403, 403],
    },
    'POST /api/clients/{id}/passagem': {
      quem: 'administrador',
      params: { id: cliente.id },
      alheio: { id: NENHUM },
      body: { quem_passa_id: de.id, quem_recebe_id: para.id, pendencias: 'Folha de março.' },
      papeis: [201, 201, 403, 403],
    },
    'GET /api/passagens/{id}': {
      params: { id: lida.id },
      ...doAlheio,
      papeis: [200, 200, 200, 404],
    },
    'POST /api/passagens/{id}/assinar': {
      params: { id: assinada.id },
      ...doAlheio,
      papeis: [200, 200, 200, 404],
    },
    'POST /api/passagens/{id}/recusar': {
      params: { id: recusada.id },
      ...doAlheio,
      body: { motivo: 'Falta a lista de pendências.' },
      papeis: [200, 200, 200, 404],
    },
    'POST /api/passagens/{id}/cancelar': {
      params: { id: cancelada.id },
      ...doAlheio,
      papeis: [200, 200, 200, 404],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'what is written once, and acts upon it: tests of its own say what comes of them': [
    'POST /api/clients/{id}/passagem',
    'POST /api/passagens/{id}/assinar',
    'POST /api/passagens/{id}/recusar',
    'POST /api/passagens/{id}/cancelar',
  ],
};
