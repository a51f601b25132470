import { IconAddressBook } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/contatos': IconAddressBook,
};
