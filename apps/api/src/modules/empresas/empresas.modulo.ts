import type { Modulo } from '../../platform/modulo.ts';
import { nomearEmpresas } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeEmpresas } from './empresas.routes.ts';
import { lerEmpresa } from './empresas.service.ts';

export const empresas: Modulo = {
  nome: 'empresas',
  rotas: [registrarRotasDeEmpresas],
  auditoria: {
    palavras,
    nomear: { empresa: nomearEmpresas },
    abrir: { empresa: { permissao: 'empresas:visualizar', abrir: lerEmpresa } },
  },
  exemplos: () => import('./empresas.exemplos.ts'),
};
