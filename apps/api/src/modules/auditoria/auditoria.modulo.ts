import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAuditoria } from './auditoria.routes.ts';

export const auditoria: Modulo = {
  nome: 'auditoria',
  rotas: [registrarRotasDaAuditoria],
};
