import { DIAS_ATE_VENCER, DIAS_SEM_REUNIAO } from '@dominio/contrato/inicio';
import { GRUPO, type MapaDePermissoes, temPermissao } from '@dominio/contrato/permissoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Limites, Lugar } from '../../../components/painel/grade.ts';

/** A block that a panel may hold: what it is, who may have it, and its first and smallest size. */
export interface Bloco extends Limites {
  readonly id: string;
  readonly titulo: string;
  /** One sentence for the dialog that offers it. */
  readonly descricao: string;
  readonly permissao?: Permissao;
  /** Reads what only the first group may: everybody's agenda. */
  readonly soAdministrador?: true;
  readonly w: number;
  readonly h: number;
}

/** Who a panel is for. */
export interface Dono {
  readonly permissoes: MapaDePermissoes;
  readonly grupo: number | undefined;
}

/** Every block of /inicio whose data exists (page book #5). Its content: `conteudo-do-bloco.tsx`. */
const BLOCOS = [
  {
    id: 'numeros-do-dia',
    titulo: 'Números do dia',
    descricao: 'Agendamentos de hoje e da semana, e os seus clientes.',
    ...{ w: 12, h: 2, minW: 5, minH: 2 },
  },
  {
    id: 'agenda-de-hoje',
    titulo: 'Agenda de hoje',
    descricao: 'Os seus agendamentos de hoje, com quem participa.',
    permissao: 'agenda:visualizar',
    ...{ w: 7, h: 8, minW: 4, minH: 4 },
  },
  {
    id: 'proximos-agendamentos',
    titulo: 'Próximos agendamentos',
    descricao: 'O que vem nos próximos 7 dias, dia a dia.',
    permissao: 'agenda:visualizar',
    ...{ w: 5, h: 8, minW: 4, minH: 4 },
  },
  {
    id: 'agenda-da-equipe',
    titulo: 'Agenda da equipe',
    descricao: 'O que todo o escritório tem hoje.',
    permissao: 'agenda:visualizar',
    soAdministrador: true,
    ...{ w: 5, h: 8, minW: 4, minH: 4 },
  },
  {
    id: 'sem-desfecho',
    titulo: 'Sem desfecho',
    descricao: 'Agendamentos seus que passaram e ninguém disse como terminaram.',
    permissao: 'agenda:visualizar',
    ...{ w: 6, h: 5, minW: 3, minH: 3 },
  },
  {
    id: 'clientes-em-atencao',
    titulo: 'Clientes em atenção',
    descricao: `Clientes seus sem agendamento há ${DIAS_SEM_REUNIAO} dias ou mais.`,
    permissao: 'clientes:visualizar',
    ...{ w: 6, h: 5, minW: 3, minH: 3 },
  },
  {
    id: 'contratos-a-vencer',
    titulo: 'Contratos a vencer',
    descricao: `Contratos dos seus clientes que terminam nos próximos ${DIAS_ATE_VENCER} dias.`,
    permissao: 'contratos:visualizar',
    ...{ w: 6, h: 5, minW: 3, minH: 3 },
  },
  {
    id: 'notificacoes',
    titulo: 'Notificações não lidas',
    descricao: 'O que aconteceu e você ainda não viu.',
    ...{ w: 5, h: 7, minW: 4, minH: 3 },
  },
  {
    id: 'clientes-recentes',
    titulo: 'Clientes recentes',
    descricao: 'Os clientes que você escolheu por último neste navegador.',
    permissao: 'clientes:visualizar',
    ...{ w: 5, h: 7, minW: 3, minH: 3 },
  },
  {
    id: 'calendario',
    titulo: 'Calendário',
    descricao: 'O mês, com os dias em que você tem agendamentos.',
    permissao: 'agenda:visualizar',
    ...{ w: 4, h: 7, minW: 4, minH: 7 },
  },
  {
    id: 'atalhos',
    titulo: 'Atalhos',
    descricao: 'As páginas do menu e o que se cria daqui.',
    ...{ w: 3, h: 4, minW: 2, minH: 3 },
  },
  {
    id: 'favoritos',
    titulo: 'Favoritos',
    descricao: 'As páginas que você marcou com a estrela.',
    ...{ w: 3, h: 3, minW: 2, minH: 3 },
  },
] as const satisfies readonly Bloco[];

export type IdDoBloco = (typeof BLOCOS)[number]['id'];
export type BlocoDoCatalogo = Bloco & { readonly id: IdDoBloco };

/** The blocks a person may have, in the order in which they are offered. */
export const blocosDe = ({ permissoes, grupo }: Dono): BlocoDoCatalogo[] =>
  BLOCOS.filter(
    ({ permissao, soAdministrador }: Bloco) =>
      (permissao === undefined || temPermissao(permissoes, permissao)) &&
      (!soAdministrador || grupo === GRUPO.administrador),
  );

type Posto = readonly [id: IdDoBloco, x: number, y: number, w: number, h: number];

const comum: readonly Posto[] = [
  ['numeros-do-dia', 0, 0, 12, 2],
  ['agenda-de-hoje', 0, 2, 7, 8],
  ['calendario', 5, 10, 4, 7],
  ['atalhos', 9, 10, 3, 4],
  ['favoritos', 9, 14, 3, 3],
];

/** Managers see the others' day and what happened; consultants see their own clients. */
const PADROES: Readonly<Record<'administrador' | 'gestor' | 'consultor', readonly Posto[]>> = {
  administrador: [
    ...comum,
    ['agenda-da-equipe', 7, 2, 5, 8],
    ['proximos-agendamentos', 0, 10, 5, 7],
    ['clientes-em-atencao', 0, 17, 6, 5],
    ['contratos-a-vencer', 6, 17, 6, 5],
  ],
  gestor: [
    ...comum,
    ['proximos-agendamentos', 7, 2, 5, 8],
    ['notificacoes', 0, 10, 5, 7],
    ['clientes-em-atencao', 0, 17, 6, 5],
    ['contratos-a-vencer', 6, 17, 6, 5],
  ],
  consultor: [
    ...comum,
    ['proximos-agendamentos', 7, 2, 5, 8],
    ['clientes-recentes', 0, 10, 5, 7],
    ['sem-desfecho', 0, 17, 6, 5],
    ['clientes-em-atencao', 6, 17, 6, 5],
  ],
};

/** The panel of a role until the person arranges it (page book #5). */
export function lugaresPadrao(grupo: number | undefined): Lugar[] {
  const papel =
    grupo === GRUPO.administrador
      ? 'administrador'
      : grupo === GRUPO.gestor
        ? 'gestor'
        : 'consultor';
  return PADROES[papel].map(([id, x, y, w, h]) => ({ id, x, y, w, h }));
}
