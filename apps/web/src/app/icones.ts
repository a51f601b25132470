import { type Icon, IconCalendar, IconFile, IconHome, IconUsers } from '@tabler/icons-react';

const ICONES: Readonly<Record<string, Icon>> = {
  '/inicio': IconHome,
  '/agenda': IconCalendar,
  '/selecionar-cliente': IconUsers,
};

/** The icon of a page in menus and lists. */
export const iconeDe = (path: string): Icon => ICONES[path] ?? IconFile;
