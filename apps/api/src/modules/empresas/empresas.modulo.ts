import type { Modulo } from '../../platform/modulo.ts';
import { nomearEmpresas } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeEmpresas } from './empresas.routes.ts';
import { lerEmpresa } from './empresas.service.ts';
import { linhaDoTempo } from './linha-do-tempo.repository.ts';

export const empresas: Modulo = {
  nome: 'empresas',
  rotas: [registrarRotasDeEmpresas],
  linhaDoTempo,
  auditoria: {
    palavras,
    nomear: { empresa: nomearEmpresas },
    abrir: { empresa: { permissao: 'empresas:visualizar', abrir: lerEmpresa } },
  },
  exemplos: () => import('./empresas.exemplos.ts'),
};
