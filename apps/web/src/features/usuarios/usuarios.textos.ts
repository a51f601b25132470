import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';

const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoUsuario, string>> = {
  convidado: 'Convidado',
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  desligado: 'Desligado',
};

/** How a person stands, in words; an invitation that ran out says so. */
export function situacaoEmPalavras(
  { situacao, convite_expira_em }: Pick<UsuarioDoCadastro, 'situacao' | 'convite_expira_em'>,
  agora: Date,
): string {
  const expirou = convite_expira_em !== null && new Date(convite_expira_em) <= agora;
  return situacao === 'convidado' && expirou ? 'Convite expirado' : NOME_DA_SITUACAO[situacao];
}
