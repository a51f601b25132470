import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAuditoria } from './auditoria.routes.ts';
import { meusDados } from './meus-dados.service.ts';
import { palavras } from './palavras.rules.ts';

export const auditoria: Modulo = {
  nome: 'auditoria',
  rotas: [registrarRotasDaAuditoria],
  meusDados,
  auditoria: { palavras },
  exemplos: () => import('./auditoria.exemplos.ts'),
};
