import type { Modulo } from '../../platform/modulo.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeCamposPersonalizados } from './campos-personalizados.routes.ts';

export const camposPersonalizados: Modulo = {
  nome: 'campos-personalizados',
  rotas: [registrarRotasDeCamposPersonalizados],
  auditoria: { palavras },
  exemplos: () => import('./campos-personalizados.exemplos.ts'),
};
