import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /usuarios/me/pedidos-de-acesso': {},
  'POST /usuarios/me/pedidos-de-acesso': {
    body: { permissao: 'rh:editar', motivo: 'Vou cuidar da folha em dezembro.' },
  },
});
