import { IconBuilding, IconHome, IconUserCircle, IconUsers } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/area-cliente': IconHome,
  '/area-cliente/dados': IconBuilding,
  '/area-cliente/usuarios': IconUsers,
  '/area-cliente/conta': IconUserCircle,
};
