import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDaImportacaoDeUsuarios } from './importacao.routes.ts';

/** Registers people from a file, with their groups, teams and companies. */
export const importacao: Modulo = {
  nome: 'importacao',
  rotas: [registrarRotasDaImportacaoDeUsuarios],
  auditoria: { palavras },
  exemplos: () => import('./importacao.exemplos.ts'),
};
