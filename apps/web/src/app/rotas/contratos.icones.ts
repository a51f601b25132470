import { IconBuildings, IconFileText } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/contratos': IconFileText,
  '/contrato-form': IconFileText,
  '/gerenciar-empresas': IconBuildings,
};
