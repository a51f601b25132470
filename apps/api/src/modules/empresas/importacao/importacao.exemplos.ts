import { NENHUM } from '../../../../test/exemplos.apoio.ts';
import { umCnpj } from '../../../../test/factories/clientes.ts';
import { formularioCom } from '../../../../test/factories/imagens.ts';
import { criarImportacao } from '../../../../test/factories/importacoes.ts';
import type { Exemplos } from '../../../platform/exemplos.ts';

/** Somebody else's import is nobody's: the examples ask for none, and walks for that of a consultant. */
export const exemplosDaImportacao: Exemplos = async ({ banco, eu }) => {
  const id = await criarImportacao(banco, eu);
  const deOutro = {
    quem: 'administrador',
    params: { id: NENHUM },
    aceita: [404],
    alheio: { id },
    papeis: [404, 404, 403, 403],
  } as const;
  return {
    'GET /api/empresas/importacoes': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'POST /api/empresas/importacoes': {
      quem: 'administrador',
      body: formularioCom('arquivo', Buffer.from(`CNPJ;Razão social\n${umCnpj()};Aurora\n`)),
      papeis: [201, 201, 403, 403],
    },
    'GET /api/empresas/importacoes/modelo': {
      quem: 'administrador',
      papeis: [200, 200, 403, 403],
    },
    'GET /api/empresas/importacoes/{id}': deOutro,
    'GET /api/empresas/importacoes/{id}/linhas': deOutro,
    'GET /api/empresas/importacoes/{id}/erros': deOutro,
    'POST /api/empresas/importacoes/{id}/desfazer': deOutro,
    'DELETE /api/empresas/importacoes/{id}': deOutro,
    'POST /api/empresas/importar': {
      quem: 'administrador',
      body: { importacao_id: NENHUM, simular: true },
      aceita: [404],
      papeis: [404, 404, 403, 403],
    },
  };
};
