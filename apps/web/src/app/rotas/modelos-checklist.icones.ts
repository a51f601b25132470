import { IconListCheck } from '@tabler/icons-react';
import type { Icones } from './rota.ts';

export const ICONES: Icones = {
  '/configuracoes/checklist': IconListCheck,
};
