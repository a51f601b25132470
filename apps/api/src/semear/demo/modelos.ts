import type { ChaveDoTipo } from '../tipos.ts';

/** A kind of meeting of an accounting firm: its people, length and titles. */
interface Modelo {
  readonly tipo: ChaveDoTipo;
  readonly titulos: readonly string[];
  readonly descricao: string | null;
  readonly comCliente: boolean;
  /** How many people, the creator among them. */
  readonly pessoas: readonly [minimo: number, maximo: number];
  readonly minutos: readonly number[];
  readonly locais: readonly string[];
}

export const MODELOS = {
  reuniao: {
    tipo: 'reuniao',
    titulos: [
      'Reunião mensal',
      'Apresentação de resultados',
      'Planejamento tributário',
      'Fluxo de caixa do trimestre',
      'Dúvidas do balancete',
    ],
    descricao: 'Levar o balancete do mês e os pontos em aberto da última conversa.',
    comCliente: true,
    pessoas: [1, 3],
    minutos: [60, 60, 90],
    locais: ['Sala de reuniões', 'Sala 2', 'No cliente', 'Vídeo'],
  },
  fechamento: {
    tipo: 'fechamento',
    titulos: ['Fechamento do mês', 'Conciliação bancária', 'Revisão do balancete'],
    descricao: 'Conferir extratos, provisões e a variação contra o mês anterior.',
    comCliente: true,
    pessoas: [1, 2],
    minutos: [60, 90],
    locais: ['Sala 1'],
  },
  fiscal: {
    tipo: 'fiscal',
    titulos: ['Apuração dos impostos', 'Conferência das notas', 'Guias do mês'],
    descricao: 'Conferir as notas do período antes de transmitir.',
    comCliente: true,
    pessoas: [1, 2],
    minutos: [30, 60],
    locais: ['Sala 1', 'Vídeo'],
  },
  diagnostico: {
    tipo: 'diagnostico',
    titulos: ['Diagnóstico financeiro', 'Levantamento de processos'],
    descricao: 'Entrevista com os donos de cada rotina financeira.',
    comCliente: true,
    pessoas: [2, 3],
    minutos: [90],
    locais: ['No cliente', 'Sala de reuniões'],
  },
  treinamento: {
    tipo: 'treinamento',
    titulos: ['Treinamento: NFS-e de padrão nacional', 'Treinamento: novo plano de contas'],
    descricao: null,
    comCliente: false,
    pessoas: [3, 5],
    minutos: [60, 90],
    locais: ['Auditório', 'Vídeo'],
  },
  interno: {
    tipo: 'interno',
    titulos: ['Alinhamento da semana', 'Pendências do time', 'Distribuição das entregas'],
    descricao: null,
    comCliente: false,
    pessoas: [2, 4],
    minutos: [30],
    locais: ['Sala 2', 'Vídeo'],
  },
  pessoal: {
    tipo: 'interno',
    titulos: ['Consulta médica', 'Compromisso pessoal', 'Conversa de carreira'],
    descricao: null,
    comCliente: false,
    pessoas: [1, 1],
    minutos: [60],
    locais: [],
  },
} as const satisfies Record<string, Modelo>;

export type ChaveDoModelo = keyof typeof MODELOS;

/** How often each kind is booked, as its part of the sum. */
export const FREQUENCIA: Record<ChaveDoModelo, number> = {
  reuniao: 34,
  fechamento: 18,
  fiscal: 16,
  diagnostico: 6,
  treinamento: 5,
  interno: 15,
  pessoal: 6,
};

export const MOTIVOS = {
  cancelamento: [
    'O cliente adiou a decisão e não há mais o que tratar.',
    'O assunto foi resolvido por e-mail.',
  ],
  REAGENDADO_CLIENTE: ['O cliente pediu para remarcar: viagem de última hora.'],
  REAGENDADO_DOMINIO: ['O responsável está em atendimento urgente de outro cliente.'],
} as const;
