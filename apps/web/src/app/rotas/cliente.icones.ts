import {
  IconAddressBook,
  IconBuilding,
  IconId,
  IconLayoutDashboard,
  IconUsers,
} from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/selecionar-cliente': IconUsers,
  '/dashboard-cliente': IconLayoutDashboard,
  '/dados-cliente': IconId,
  '/contatos-importantes': IconAddressBook,
  '/empresas': IconBuilding,
};
