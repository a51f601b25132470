import { IconUserCog, IconUsersGroup } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/gerenciar-usuarios': IconUserCog,
  '/times': IconUsersGroup,
};
