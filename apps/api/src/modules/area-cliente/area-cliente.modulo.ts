import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAreaDoCliente } from './area-cliente.routes.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarEventosDosUsuariosDoCliente } from './usuarios/usuarios.events.ts';

export const areaCliente: Modulo = {
  nome: 'area-cliente',
  rotas: [registrarRotasDaAreaDoCliente],
  consumidores: [registrarEventosDosUsuariosDoCliente],
  auditoria: { palavras },
  exemplos: () => import('./area-cliente.exemplos.ts'),
};
