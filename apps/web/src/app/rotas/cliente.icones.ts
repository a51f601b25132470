import { IconAddressBook, IconBuilding, IconId, IconUsers } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/selecionar-cliente': IconUsers,
  '/dados-cliente': IconId,
  '/contatos-importantes': IconAddressBook,
  '/empresas': IconBuilding,
};
