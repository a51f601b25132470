import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /usuarios/me/pedidos-de-acesso': { papeis: [200, 200, 200, 200] },
  'POST /usuarios/me/pedidos-de-acesso': {
    body: { permissao: 'times:editar', motivo: 'Vou cuidar da folha em dezembro.' },
    papeis: [409, 201, 201, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'said once and never edited': ['POST /usuarios/me/pedidos-de-acesso'],
};
