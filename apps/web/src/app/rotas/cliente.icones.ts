import {
  IconAddressBook,
  IconBuilding,
  IconBuildingBank,
  IconId,
  IconUsers,
} from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/selecionar-cliente': IconUsers,
  '/dados-cliente': IconId,
  '/contas-bancarias': IconBuildingBank,
  '/contatos-importantes': IconAddressBook,
  '/empresas': IconBuilding,
};
