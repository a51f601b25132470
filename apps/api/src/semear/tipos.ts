import type { Icone } from '@dominio/contrato/tipos-agendamento';
import { tiposAgendamento } from '../modules/tipos-agendamento/tipos-agendamento.tables.ts';
import type { Db } from '../platform/db.ts';
import { reservarIds } from './ids.ts';

/** A type of appointment of the demonstration firm; colours of dominios.md §1c. */
interface TipoInicial {
  readonly nome: string;
  readonly cor: string;
  readonly icone: Icone;
  readonly descricao: string;
  readonly duracao_padrao_min: number;
  readonly bloqueia_agenda: boolean;
}

export const TIPOS_INICIAIS = {
  reuniao: {
    nome: 'Reunião com cliente',
    cor: '#007bff',
    icone: 'users',
    descricao: 'Conversa combinada com a empresa cliente.',
    duracao_padrao_min: 60,
    bloqueia_agenda: true,
  },
  fechamento: {
    nome: 'Fechamento',
    cor: '#28a745',
    icone: 'check',
    descricao: 'Conferência e entrega do mês.',
    duracao_padrao_min: 90,
    bloqueia_agenda: true,
  },
  fiscal: {
    nome: 'Fiscal',
    cor: '#fd7e14',
    icone: 'file-text',
    descricao: 'Apuração, obrigações e guias.',
    duracao_padrao_min: 60,
    bloqueia_agenda: true,
  },
  diagnostico: {
    nome: 'Diagnóstico',
    cor: '#6f42c1',
    icone: 'briefcase',
    descricao: 'Levantamento da situação da empresa.',
    duracao_padrao_min: 90,
    bloqueia_agenda: true,
  },
  treinamento: {
    nome: 'Treinamento',
    cor: '#00828D',
    icone: 'star',
    descricao: 'Capacitação da equipe ou do cliente.',
    duracao_padrao_min: 90,
    bloqueia_agenda: true,
  },
  interno: {
    nome: 'Alinhamento interno',
    cor: '#17a2b8',
    icone: 'coffee',
    descricao: 'Conversa da equipe.',
    duracao_padrao_min: 30,
    bloqueia_agenda: true,
  },
  plantao: {
    nome: 'Plantão de dúvidas',
    cor: '#6c757d',
    icone: 'phone',
    descricao: 'Disponível para dúvidas; não impede outros agendamentos.',
    duracao_padrao_min: 120,
    bloqueia_agenda: false,
  },
} as const satisfies Record<string, TipoInicial>;

export type ChaveDoTipo = keyof typeof TIPOS_INICIAIS;

/** Inserts the types of appointment and answers their ids. */
export async function semearTipos(db: Db): Promise<Record<ChaveDoTipo, number>> {
  const chaves = Object.keys(TIPOS_INICIAIS) as ChaveDoTipo[];
  const ids = await reservarIds(db, tiposAgendamento, chaves.length);
  const linhas = chaves.map((chave, i) => ({ ...TIPOS_INICIAIS[chave], chave, id: ids[i] ?? 0 }));
  await db.insert(tiposAgendamento).overridingSystemValue().values(linhas);
  return Object.fromEntries(linhas.map(({ chave, id }) => [chave, id])) as Record<
    ChaveDoTipo,
    number
  >;
}
