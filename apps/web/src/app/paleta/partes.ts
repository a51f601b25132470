import {
  type Icon,
  IconBeach,
  IconHistory,
  IconLock,
  IconMailForward,
  IconUsersGroup,
} from '@tabler/icons-react';
import { CARTOES } from '../pages/configuracoes/cartoes.ts';
import { FERRAMENTAS, procuravel } from '../pages/ferramentas/catalogo.ts';

/** A part of a page that has an address of its own: a tab, or what opens at the side. */
export interface Parte {
  readonly id: string;
  readonly rotulo: string;
  readonly palavras: string;
  readonly Icone: Icon;
  /** Path of its page, whose guard is its own. */
  readonly pagina: string;
  /** Its address on the page. */
  readonly busca: string;
  /** Asked besides what the page asks. */
  readonly permissao?: string;
}

const USUARIOS = '/gerenciar-usuarios';

const ABAS: readonly Omit<Parte, 'id'>[] = [
  {
    rotulo: 'Ausências e férias',
    palavras: 'folga licença atestado substituto substituição fora afastamento',
    Icone: IconBeach,
    pagina: '/times',
    busca: 'aba=ausencias',
  },
  {
    rotulo: 'Grupos de acesso',
    palavras: 'papéis perfis alcance permissões',
    Icone: IconUsersGroup,
    pagina: USUARIOS,
    busca: 'aba=grupos',
  },
  {
    rotulo: 'Permissões',
    palavras: 'catálogo acesso',
    Icone: IconLock,
    pagina: USUARIOS,
    busca: 'aba=permissoes',
    permissao: 'admin',
  },
  {
    rotulo: 'Convites',
    palavras: 'convidados pendentes reenviar convidar',
    Icone: IconMailForward,
    pagina: USUARIOS,
    busca: 'aba=convites',
  },
  {
    rotulo: 'Auditoria',
    palavras: 'registro log histórico quem mudou',
    Icone: IconHistory,
    pagina: USUARIOS,
    busca: 'aba=auditoria',
    permissao: 'auditoria:visualizar',
  },
];

const comId = (parte: Omit<Parte, 'id'>): Parte => ({
  ...parte,
  id: `parte:${parte.pagina}?${parte.busca}`,
});

/** The tabs of pages, and the settings. */
export const PARTES: readonly Parte[] = [
  ...ABAS,
  ...CARTOES.flatMap(({ titulo, descricao, Icone, painel }) =>
    painel
      ? {
          rotulo: titulo,
          palavras: `${descricao} configuração`,
          Icone,
          pagina: '/configuracoes',
          busca: `painel=${painel}`,
        }
      : [],
  ),
].map(comId);

/** The small tools, each opened at once. */
export const UTILITARIOS: readonly Parte[] = FERRAMENTAS.flatMap((ferramenta) =>
  ferramenta.utilitario
    ? comId({
        ...procuravel(ferramenta),
        Icone: ferramenta.Icone,
        pagina: '/ferramentas',
        busca: `utilitario=${ferramenta.utilitario}`,
      })
    : [],
);
