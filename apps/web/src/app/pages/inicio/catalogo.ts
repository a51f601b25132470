import { DIAS_ATE_VENCER, DIAS_SEM_REUNIAO } from '@dominio/contrato/inicio';
import { GRUPO, type MapaDePermissoes, temPermissao } from '@dominio/contrato/permissoes';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { COLUNAS, type Limites, type Lugar } from '../../../components/painel/grade.ts';

/**
 * A block that a panel may hold: what it is, who may have it, and its first and smallest size. Its
 * height is the one it has while the panel is arranged; in use it has that of its content.
 */
export interface Bloco extends Limites {
  readonly id: string;
  readonly titulo: string;
  /** One sentence for the dialog that offers it. */
  readonly descricao: string;
  /** One that it asks for, or several of which it takes any. */
  readonly permissao?: Permissao | readonly Permissao[];
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
    ...{ w: 5, h: 3, minW: 4, minH: 2 },
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
    ...{ w: 6, h: 3, minW: 3, minH: 3 },
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
    id: 'aniversariantes-e-ferias',
    titulo: 'Aniversariantes e férias',
    descricao: 'Quem da equipe está ou vai estar ausente, e os próximos aniversários.',
    permissao: ['times:acessar', 'rh:visualizar'],
    ...{ w: 5, h: 5, minW: 4, minH: 3 },
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
      (permissao === undefined ||
        [permissao].flat().some((uma) => temPermissao(permissoes, uma))) &&
      (!soAdministrador || grupo === GRUPO.administrador),
  );

interface Colunas {
  readonly esquerda: readonly IdDoBloco[];
  readonly direita: readonly IdDoBloco[];
}

const AO_LADO_DE_QUEM_GERE: readonly IdDoBloco[] = [
  'numeros-do-dia',
  'proximos-agendamentos',
  'aniversariantes-e-ferias',
  'calendario',
  'favoritos',
];

/**
 * What waits for the person first, then the day; beside them the figures and what comes. Heights
 * make this the order of one column too. Managers see the others' days and what happened;
 * consultants see their own clients.
 */
const PADROES: Readonly<Record<'administrador' | 'gestor' | 'consultor', Colunas>> = {
  administrador: {
    esquerda: [
      'sem-desfecho',
      'agenda-de-hoje',
      'agenda-da-equipe',
      'clientes-em-atencao',
      'contratos-a-vencer',
      'atalhos',
    ],
    direita: AO_LADO_DE_QUEM_GERE,
  },
  gestor: {
    esquerda: [
      'sem-desfecho',
      'agenda-de-hoje',
      'notificacoes',
      'clientes-em-atencao',
      'contratos-a-vencer',
      'atalhos',
    ],
    direita: AO_LADO_DE_QUEM_GERE,
  },
  consultor: {
    esquerda: [
      'sem-desfecho',
      'agenda-de-hoje',
      'clientes-em-atencao',
      'clientes-recentes',
      'atalhos',
    ],
    direita: ['numeros-do-dia', 'proximos-agendamentos', 'calendario', 'favoritos'],
  },
};

const LARGURA_DA_ESQUERDA = 7;

function empilhar(ids: readonly IdDoBloco[], x: number, w: number): Lugar[] {
  let y = 0;
  return ids.map((id) => {
    const lugar = { id, x, y, w, h: BLOCOS.find((bloco) => bloco.id === id)?.h ?? 1 };
    y += lugar.h;
    return lugar;
  });
}

/** The panel of a role until the person arranges it (page book #5). */
export function lugaresPadrao(grupo: number | undefined): Lugar[] {
  const papel =
    grupo === GRUPO.administrador
      ? 'administrador'
      : grupo === GRUPO.gestor
        ? 'gestor'
        : 'consultor';
  const { esquerda, direita } = PADROES[papel];
  return [
    ...empilhar(esquerda, 0, LARGURA_DA_ESQUERDA),
    ...empilhar(direita, LARGURA_DA_ESQUERDA, COLUNAS - LARGURA_DA_ESQUERDA),
  ];
}
