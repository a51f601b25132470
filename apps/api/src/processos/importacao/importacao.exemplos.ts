import { formularioCom } from '../../../test/factories/imagens.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /usuarios/importar': {
    quem: 'administrador',
    query: { simular: true },
    body: formularioCom('arquivo', Buffer.from('nome;email;grupo\nAna;ana@matriz.demo;4\n')),
    papeis: [200, 403, 403, 403],
  },
});
