import { meuCliente, NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarCorrecao, criarRespostaDeCorrecao } from '../../../test/factories/correcoes.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async (cena) => {
  const { id: cliente_id } = await meuCliente(cena);
  const { id } = await criarCorrecao(cena.banco, cliente_id);
  const respondida = await criarCorrecao(cena.banco, cliente_id, { alvo: 'novo_contato' });
  const resposta = await criarRespostaDeCorrecao(cena.banco, respondida.id, {
    recusados: ['site'],
    respondida_em: cena.agora,
  });
  const outro = await criarCliente(cena.banco);
  const alheia = await criarCorrecao(cena.banco, outro.id);
  return {
    'GET /api/area-cliente/dados/correcoes': { papeis: [200, 200, 200, 200] },
    // The client's people alone propose: of their own records, which the staff has none of.
    'POST /api/area-cliente/dados/correcoes': {
      body: { alvo: 'cliente', alvo_id: cliente_id, campos: { site: 'https://novo.com.br' } },
      aceita: [404],
      papeis: [404, 404, 404, 404],
    },
    'POST /api/area-cliente/dados/correcoes/{id}/retirar': {
      params: { id },
      alheio: { id: alheia.id },
      aceita: [404],
      papeis: [404, 404, 404, 404],
    },
    'GET /api/correcoes': { query: { cliente_id }, papeis: [200, 200, 200, 200] },
    'POST /api/correcoes/{id}/decidir': {
      quem: 'administrador',
      params: { id },
      alheio: { id: NENHUM },
      body: { recusar: ['site'], motivo: 'O site não abre.' },
      papeis: [200, 200, 404, 404],
    },
    'POST /api/correcoes/{id}/desfazer': {
      quem: 'administrador',
      params: { id: respondida.id },
      alheio: { id: NENHUM },
      body: { resposta_id: resposta.id },
      papeis: [200, 200, 200, 404],
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'what is proposed of another record’s fields: tests of its own say what comes of it': [
    'POST /api/area-cliente/dados/correcoes',
    'POST /api/correcoes/{id}/decidir',
    'POST /api/correcoes/{id}/desfazer',
  ],
};
