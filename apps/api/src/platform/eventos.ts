import type { StatusDoAgendamento } from '@dominio/contrato/agendamentos-opcoes';
import type { Integracao } from '@dominio/contrato/configuracao-sistema';

/**
 * The domain events and what each carries: ids and facts that the row will not tell later. A use
 * case emits inside its transaction; handlers run after the commit, at least once, in any process.
 */
export interface Eventos {
  'agendamento.criado': { id: number; autorId: number };
  'agendamento.atualizado': {
    id: number;
    autorId: number;
    versao: number;
    /** Names of the fields that changed; only time, place and people are told to others. */
    campos: readonly string[];
    /** People whom this change brought in, and those it removed. */
    adicionados: readonly number[];
    removidos: readonly number[];
    /** The facts that it had before: who was removed may learn these alone. Instants in ISO 8601. */
    era: {
      titulo: string;
      data_hora_inicio: string;
      data_hora_termino: string;
      cliente_id: number | null;
      privado: boolean;
    };
  };
  'agendamento.status': {
    id: number;
    autorId: number;
    versao: number;
    de: StatusDoAgendamento;
    para: StatusDoAgendamento;
  };
  'agendamento.reagendado': { id: number; novoId: number; autorId: number };
  'agendamento.excluido': { id: number; autorId: number; versao: number };
  'agendamento.restaurado': { id: number; autorId: number; versao: number };
  /** A booking was confirmed over others: the people of those are told (decisoes.md §6). */
  'agendamento.conflito': {
    id: number;
    autorId: number;
    versao: number;
    /** Appointments that it was booked over. */
    conflitantes: readonly number[];
  };
  /** Somebody left, and what was to come in their agenda went to somebody else at once. */
  'agenda.transferida': {
    de: number;
    nome: string;
    /** Null where there was nothing to take over. */
    para: number | null;
    autorId: number;
    /** When, in ISO 8601: tells one leaving from a later one of the same person. */
    em: string;
    itens: readonly {
      id: number;
      destino: 'transferir' | 'cancelar' | 'sair';
      /** What the successor has at that time. */
      choques: readonly number[];
    }[];
  };
  /** Null when there is nobody to write to: asking must not tell whether the account exists. */
  'senha.redefinicao_pedida': { usuarioId: number | null };
  /** Somebody has another password: of their own choice, or a temporary one that they were given. */
  'senha.trocada': { usuarioId: number; temporaria: boolean };
  /** Something about a person's second factor changed, which its owner is told. */
  'segundo_fator.alterado': {
    usuarioId: number;
    o_que:
      | 'ativado'
      | 'desativado'
      | 'removido'
      | 'codigo_usado'
      | 'codigos_errados'
      | 'chave_nova'
      | 'chave_removida';
    /** It is the person's first factor: the other sessions ended with it. */
    primeiro?: boolean;
  };
  /** Somebody is to get an invitation by e-mail; an earlier one is void. */
  'usuario.convidado': { usuarioId: number };
  /** The account has another e-mail; told to the old address, the one that its owner surely reads. */
  'usuario.email_alterado': { usuarioId: number; de: string; convite: boolean };
  /** An administrator sees the product as somebody, reading alone, until an instant. */
  'ver_como.iniciado': { usuarioId: number; visitante: string; motivo: string; expira_em: string };
  /** Another administrator is told that one changed how people sign in, or where e-mails leave by. */
  'integracao.alterada': {
    usuarioId: number;
    integracao: Integracao;
    autorId: number;
    versao: number;
    /** Names of the fields that changed; never what is in them. */
    campos: readonly string[];
    ligada: boolean;
    /** ISO 8601. */
    em: string;
  };
  /** An administrator is told that somebody asks for a permission. */
  'acesso.pedido': {
    usuarioId: number;
    autorId: number;
    permissao: string;
    motivo: string;
    /** ISO 8601. */
    em: string;
  };
  'permissoes.alteradas': { usuarioIds: readonly number[] };
}

export type NomeDoEvento = keyof Eventos;
export type DadosDoEvento<N extends NomeDoEvento> = Eventos[N];
export type Evento = { [N in NomeDoEvento]: { nome: N; dados: Eventos[N] } }[NomeDoEvento];
