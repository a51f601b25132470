import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDaAreaDoCliente } from './area-cliente.routes.ts';
import { palavras } from './auditoria.rules.ts';
import { vencimento } from './usuarios/usuarios.jobs.ts';
import { usuariosDoCliente } from './usuarios/usuarios-do-cliente.aviso.ts';

export const areaCliente: Modulo = {
  nome: 'area-cliente',
  avisos: [usuariosDoCliente],
  rotas: [registrarRotasDaAreaDoCliente],
  trabalhos: [vencimento],
  auditoria: { palavras },
  exemplos: () => import('./area-cliente.exemplos.ts'),
};
