import { IconBellCog, IconSettings } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/configuracoes': IconSettings,
  '/configuracoes/notificacoes': IconBellCog,
};
