import { formularioCom } from '../../../test/factories/imagens.ts';
import type { Exemplos, ForaDoPercurso } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'POST /usuarios/importar': {
    quem: 'administrador',
    query: { simular: true },
    body: formularioCom('arquivo', Buffer.from('nome;email;grupo\nAna;ana@matriz.demo;4\n')),
    papeis: [200, 403, 403, 403],
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'a file: the picture of a record, or a sheet with many of them': ['POST /usuarios/importar'],
};
