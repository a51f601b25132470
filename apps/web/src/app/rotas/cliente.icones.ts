import {
  IconAddressBook,
  IconBuilding,
  IconBuildingBank,
  IconId,
  IconLayoutDashboard,
  IconUsers,
} from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/selecionar-cliente': IconUsers,
  '/dashboard-cliente': IconLayoutDashboard,
  '/dados-cliente': IconId,
  '/contas-bancarias': IconBuildingBank,
  '/contatos-importantes': IconAddressBook,
  '/empresas': IconBuilding,
};
