import { IconBuilding, IconHome } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/area-cliente': IconHome,
  '/area-cliente/dados': IconBuilding,
};
