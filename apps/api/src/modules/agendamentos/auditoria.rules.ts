import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

const rotulos = (opcoes: readonly { valor: string; rotulo: string }[]) =>
  Object.fromEntries(opcoes.map(({ valor, rotulo }) => [valor, rotulo]));

/** What the audit log says of agendamentos. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    agendamento: { artigo: 'o', nome: 'agendamento' },
  },
  frases: {
    'agenda.transferida': 'passou adiante a agenda {de}',
    'agendamento.status': 'alterou o status {de}{para}',
    'agendamento.atualizado': 'alterou {o}',
    'agendamento.restaurado': 'restaurou {o}',
    'agendamentos.lidos_como_administrador': 'leu agendamentos como administrador{em}',
  },
  campos: {
    titulo: { rotulo: 'título' },
    participantes: { rotulo: 'participantes', referencia: 'usuario' },
    passados: { rotulo: 'agendamentos passados', formato: 'quantos' },
    cancelados: { rotulo: 'agendamentos cancelados', formato: 'quantos' },
    saiu: { rotulo: 'agendamentos de que saiu', formato: 'quantos' },
    lidos: { rotulo: 'agendamentos lidos', formato: 'quantos' },
    status: { rotulo: 'status', palavras: rotulos(OPCOES_DE_STATUS) },
    prioridade: { rotulo: 'prioridade', palavras: rotulos(OPCOES_DE_PRIORIDADE) },
    privado: { rotulo: 'privado' },
    data_hora_inicio: { rotulo: 'início' },
    data_hora_termino: { rotulo: 'término' },
  },
  historico: ['agenda.transferida'],
};
