import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { umaFoto } from '../../../test/exemplos.apoio.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/configuracoes/escritorio': { quem: 'administrador', papeis: [200, 200, 403, 403] },
  'PUT /api/configuracoes/escritorio': {
    quem: 'administrador',
    body: { nome: 'Da matriz' },
    papeis: [200, 403, 403, 403],
  },
  'GET /api/configuracoes/escritorio/logo': { aceita: [404], papeis: [404, 404, 404, 404] },
  'PUT /api/configuracoes/escritorio/logo': {
    quem: 'administrador',
    body: umaFoto(),
    // 409 where the firm has no record yet.
    aceita: [200, 409],
    papeis: [200, 403, 403, 403],
  },
  'DELETE /api/configuracoes/escritorio/logo': {
    quem: 'administrador',
    papeis: [200, 403, 403, 403],
  },
});

const semana = (inicio: string) =>
  Object.fromEntries(
    ['0', '1', '2', '3', '4', '5', '6'].map((dia) => [dia, [[inicio, '18:00']] as const]),
  );

export const substantivos: Substantivos = async () => ({
  escritório: {
    editar: escritorioEndpoints.gravar,
    ler: escritorioEndpoints.ler,
    exemplos: {
      fuso: ['America/Bahia', 'America/Recife'],
      expediente: [semana('08:00'), semana('09:30')],
      tema_padrao: ['light', 'dark'],
    },
    fora: ['versao'],
    entregue: 'the firm’s one record is not exported',
    auditada: 'escritorio.alterado',
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'a file: the picture of a record, or a sheet with many of them': [
    'PUT /api/configuracoes/escritorio/logo',
  ],
};
