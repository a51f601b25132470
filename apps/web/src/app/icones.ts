import {
  type Icon,
  IconBriefcase,
  IconBuilding,
  IconBuildings,
  IconCalendar,
  IconFile,
  IconFileText,
  IconFolder,
  IconHome,
  IconId,
  IconPalette,
  IconServer,
  IconSettings,
  IconTools,
  IconUserCircle,
  IconUserCog,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { LugarNoMenu } from './rotas.ts';

const ICONES: Readonly<Record<string, Icon>> = {
  '/inicio': IconHome,
  '/agenda': IconCalendar,
  '/selecionar-cliente': IconUsers,
  '/dados-cliente': IconId,
  '/empresas': IconBuilding,
  '/gerenciar-empresas': IconBuildings,
  '/contratos': IconFileText,
  '/contrato-form': IconFileText,
  '/ferramentas': IconTools,
  '/gerenciar-usuarios': IconUserCog,
  '/times': IconUsersGroup,
  '/configuracoes': IconSettings,
  '/minha-conta': IconUserCircle,
  '/personalizacao': IconPalette,
};

const DAS_SECOES: Readonly<Partial<Record<LugarNoMenu, Icon>>> = {
  sistema: IconServer,
  administrativo: IconBriefcase,
};

/** The icon of a page in menus and lists. */
export const iconeDe = (path: string): Icon => ICONES[path] ?? IconFile;

/** The icon of a section of a menu. */
export const iconeDaSecao = (lugar: LugarNoMenu): Icon => DAS_SECOES[lugar] ?? IconFolder;
