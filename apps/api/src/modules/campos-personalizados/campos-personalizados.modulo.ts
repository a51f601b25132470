import type { Modulo } from '../../platform/modulo.ts';
import { nomearCamposPersonalizados } from './auditoria.repository.ts';
import { palavras } from './auditoria.rules.ts';
import { registrarRotasDeCamposPersonalizados } from './campos-personalizados.routes.ts';

export const camposPersonalizados: Modulo = {
  nome: 'campos-personalizados',
  rotas: [registrarRotasDeCamposPersonalizados],
  auditoria: { palavras, nomear: { campo_personalizado: nomearCamposPersonalizados } },
  exemplos: () => import('./campos-personalizados.exemplos.ts'),
};
