import type { Modulo } from '../../platform/modulo.ts';
import { registrarRotasDeConsultas } from './consulta-publica.routes.ts';

/** Looks CNPJ and CEP up at the services that the settings name. */
export const consultaPublica: Modulo = {
  nome: 'consulta-publica',
  rotas: [registrarRotasDeConsultas],
  exemplos: () => import('./consulta-publica.exemplos.ts'),
};
