import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAreaDoCliente } from './area-cliente.routes.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDosUsuariosDoCliente } from './usuarios/usuarios.events.ts';
import { vencimento } from './usuarios/usuarios.jobs.ts';

export const areaCliente: Modulo = {
  nome: 'area-cliente',
  rotas: [registrarRotasDaAreaDoCliente],
  consumidores: [registrarEventosDosUsuariosDoCliente],
  trabalhos: [vencimento],
  auditoria: { palavras },
  exemplos: () => import('./area-cliente.exemplos.ts'),
};
