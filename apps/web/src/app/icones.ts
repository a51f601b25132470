import { type Icon, IconBriefcase, IconFile, IconFolder, IconServer } from '@tabler/icons-react';
import type { Icones, LugarNoMenu } from './rotas/rota.ts';

/** The icons of the pages, each group's in the file beside its rows. */
const DOS_GRUPOS = import.meta.glob<Icones>('./rotas/*.icones.ts', {
  eager: true,
  import: 'ICONES',
});
const ICONES: Icones = Object.assign({}, ...Object.values(DOS_GRUPOS));

const DAS_SECOES: Readonly<Partial<Record<LugarNoMenu, Icon>>> = {
  sistema: IconServer,
  administrativo: IconBriefcase,
};

/** The icon of a page in menus and lists. */
export const iconeDe = (path: string): Icon => ICONES[path] ?? IconFile;

/** The icon of a section of a menu. */
export const iconeDaSecao = (lugar: LugarNoMenu): Icon => DAS_SECOES[lugar] ?? IconFolder;
