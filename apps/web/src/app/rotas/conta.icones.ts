import { IconBell, IconPalette, IconUserCircle } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/minha-conta': IconUserCircle,
  '/notificacoes': IconBell,
  '/personalizacao': IconPalette,
};
