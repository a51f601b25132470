/**
 * What colleagues who see a record are told of its history. All else (who signed in, proved who they
 * are, read, exported, saw as somebody, consented) is for auditors; so is an action until it is named
 * here.
 */
export const ACOES_DO_HISTORICO: ReadonlySet<string> = new Set([
  'usuario.criado',
  'usuario.convidado',
  'usuario.convite_cancelado',
  'usuario.alterado',
  'usuario.perfil_alterado',
  'usuario.avatar_alterado',
  'usuario.avatar_removido',
  'usuario.suspenso',
  'usuario.reativado',
  'usuario.desligado',
  'usuario.grupos_alterados',
  'usuario.clientes_alterados',
  'usuario.permissoes_alterados',
  'usuario.acesso_copiado',
  'agenda.transferida',
  'cliente.criado',
  'cliente.alterado',
  'contrato.criado',
  'contrato.alterado',
  'contrato.status_alterado',
  'contrato.excluido',
  'empresa.criada',
  'empresa.alterada',
  'empresa.excluida',
  'empresa.logo_alterado',
  'empresa.logo_removido',
]);

/** Fields of those actions that are for auditors all the same: why somebody was dismissed. */
const DE_AUDITORES: Readonly<Record<string, string>> = { 'usuario.desligado': 'motivo' };

/** Whether colleagues are told what a field was and is. */
export const contaAoColega = (acao: string, campo: string): boolean => DE_AUDITORES[acao] !== campo;
