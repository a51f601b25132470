import { NOMES_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-campos';
import { OPCOES_DE_PRIORIDADE, OPCOES_DE_STATUS } from '@dominio/contrato/agendamentos-opcoes';
import { paraCada } from '@dominio/contrato/campos';
import type { Campo, PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

const rotulos = (opcoes: readonly { valor: string; rotulo: string }[]) =>
  Object.fromEntries(opcoes.map(({ valor, rotulo }) => [valor, rotulo]));

/** Client and description are named by the common words of the log, as many nouns have them. */
const { cliente_id: _cliente, descricao: _descricao, ...proprios } = NOMES_DO_AGENDAMENTO;

const doAgendamento = paraCada(proprios, (campo): Campo => {
  const { rotulo } = proprios[campo];
  return { rotulo: rotulo.charAt(0).toLowerCase() + rotulo.slice(1) };
});

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
    ...doAgendamento,
    participantes: { rotulo: 'participantes', referencia: 'usuario' },
    pessoas: { rotulo: 'pessoas', referencia: 'usuario' },
    passados: { rotulo: 'agendamentos passados', formato: 'quantos' },
    cancelados: { rotulo: 'agendamentos cancelados', formato: 'quantos' },
    saiu: { rotulo: 'agendamentos de que saiu', formato: 'quantos' },
    lidos: { rotulo: 'agendamentos lidos', formato: 'quantos' },
    status: { rotulo: 'status', palavras: rotulos(OPCOES_DE_STATUS) },
    prioridade: { rotulo: 'prioridade', palavras: rotulos(OPCOES_DE_PRIORIDADE) },
  },
  historico: ['agenda.transferida'],
};
