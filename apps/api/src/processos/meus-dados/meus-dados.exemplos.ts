import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  // The people of the walk have no password.
  'POST /usuarios/me/exportar': { body: { senha: 'nenhuma' }, aceita: [422] },
});
