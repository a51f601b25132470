import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { TEXTOS_DA_AGENDA } from '@dominio/contrato/agendamentos-opcoes';
import type {
  Agendamento,
  AgendamentoDetalhado,
  Conflito,
  Intervalo,
} from '@dominio/contrato/agendamentos-saida';
import { paraCada } from '@dominio/contrato/campos';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Ator } from '../../platform/acesso/ator.ts';
import { CAMPOS } from './agendamentos.campos.ts';
import { acoesDoAgendamento, NENHUMA, soOcupado } from './agendamentos.policy.ts';
import type {
  LinhaDeAgendamento,
  LinhaDeParticipante,
  LinhaDetalhada,
} from './agendamentos.repository.ts';
import type { LinhaDeConflito } from './conflitos/conflitos.repository.ts';
import type { Periodo } from './horario/horario.rules.ts';

const apresentarParticipante = ({ id, nome, avatar_chave, resposta }: LinhaDeParticipante) => ({
  id,
  nome,
  avatar_url: urlDoAvatar(id, avatar_chave),
  tem_avatar: avatar_chave !== null,
  resposta,
});

/** Somebody else's private appointment as busy time: its start and end, nothing else. */
const ocupado = ({ id, data_hora_inicio, data_hora_termino }: LinhaDeAgendamento) => ({
  id,
  titulo: TEXTOS_DA_AGENDA.ocupado,
  data_hora_inicio: data_hora_inicio.toISOString(),
  data_hora_termino: data_hora_termino.toISOString(),
  ...paraCada(textosDoAgendamento, () => null),
  status: 'AGENDADO' as const,
  prioridade: 'NORMAL' as const,
  privado: true,
  ocupado: true,
  tipo_agendamento: null,
  participantes: [],
  criado_por: 0,
  criador: { id: 0, nome: '' },
  cliente: null,
  motivo_cancelamento: null,
  motivo_reagendamento: null,
  motivo_reabertura: null,
  reagendado_de_id: null,
  criado_em: data_hora_inicio.toISOString(),
  atualizado_em: data_hora_inicio.toISOString(),
  versao: 1,
});

/** Somebody else's appointment, of which the reader learns only when it is. */
export const apresentarOcupado = (linha: LinhaDeAgendamento): Agendamento => ({
  ...ocupado(linha),
  acoes: NENHUMA,
});

/** Row → contract, as the actor may see it at this moment. */
export function apresentarAgendamento(
  ator: Ator,
  linha: LinhaDeAgendamento,
  agora: Date,
): Agendamento {
  if (soOcupado(linha)) return apresentarOcupado(linha);
  const acoes = acoesDoAgendamento(ator, linha, agora);
  const { tipo, cliente_nome } = linha;
  const { tipo_agendamento_id: _, cliente_id, ...campos } = CAMPOS.de(linha);
  return {
    id: linha.id,
    ...campos,
    data_hora_inicio: linha.data_hora_inicio.toISOString(),
    data_hora_termino: linha.data_hora_termino.toISOString(),
    status: linha.status,
    ocupado: false,
    tipo_agendamento: tipo && {
      id: tipo.id,
      name: tipo.nome,
      nome: tipo.nome,
      cor: tipo.cor,
      icon: tipo.icone,
    },
    participantes: linha.participantes.map(apresentarParticipante),
    criado_por: linha.criado_por,
    criador: { id: linha.criado_por, nome: linha.criador_nome },
    cliente:
      cliente_id === null || cliente_nome === null ? null : { id: cliente_id, nome: cliente_nome },
    motivo_cancelamento: linha.motivo_cancelamento,
    motivo_reagendamento: linha.motivo_reagendamento,
    motivo_reabertura: linha.motivo_reabertura,
    reagendado_de_id: linha.reagendado_de_id,
    criado_em: linha.criado_em.toISOString(),
    atualizado_em: linha.atualizado_em.toISOString(),
    versao: linha.versao,
    acoes,
  };
}

/** The appointment with its history and its successor, unless only its busy time is shown. */
export function apresentarDetalhes(
  agendamento: Agendamento,
  linha: LinhaDetalhada,
): AgendamentoDetalhado {
  const { editar, excluir, finalizar } = agendamento.acoes;
  const { historico, sucessor } = agendamento.ocupado ? SEM_DETALHES : linha;
  return {
    ...agendamento,
    historico: historico.map(({ usuario_id, usuario_nome, criado_em, ...evento }) => ({
      ...evento,
      usuario:
        usuario_id === null || usuario_nome === null
          ? null
          : { id: usuario_id, nome: usuario_nome },
      criado_em: new Date(criado_em).toISOString(),
    })),
    reagendado_para_id: sucessor,
    permissoes: { editar, excluir, finalizar },
  };
}

const SEM_DETALHES = { historico: [], sucessor: null } satisfies Partial<LinhaDetalhada>;

export const apresentarPeriodo = ({ inicio, termino }: Periodo): Intervalo => ({
  data_hora_inicio: inicio.toISOString(),
  data_hora_termino: termino.toISOString(),
});

/**
 * A conflict. Only members see the title, since checking whether a time is free must not reveal
 * others' appointments.
 */
export const apresentarConflito = ({
  id,
  titulo,
  membro,
  participantes,
  ...periodo
}: LinhaDeConflito): Conflito => ({
  agendamento_id: id,
  titulo: membro ? titulo : TEXTOS_DA_AGENDA.ocupado,
  tipo: 'participante',
  participantes,
  ...apresentarPeriodo(periodo),
});
