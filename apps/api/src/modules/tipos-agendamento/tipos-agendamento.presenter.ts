import type { TipoDeAgendamento } from '@dominio/contrato/tipos-agendamento';
import type { LinhaDeTipo } from './tipos-agendamento.repository.ts';

/** Row → contract, with the specification's `name` and `icon` beside our names. */
export const apresentarTipo = (linha: LinhaDeTipo): TipoDeAgendamento => ({
  id: linha.id,
  name: linha.nome,
  nome: linha.nome,
  cor: linha.cor,
  icon: linha.icone,
  descricao: linha.descricao,
  duracao_padrao_min: linha.duracao_padrao_min,
  bloqueia_agenda: linha.bloqueia_agenda,
  ativo: linha.ativo,
});
