import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import type { ConviteDaLista, EstadoDoConvite } from '@dominio/contrato/usuarios-convites';
import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { Tom } from '../../components/ui/situacao.tsx';
import { formatarDataHora } from '../../lib/formato.ts';

export const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoUsuario, string>> = {
  convidado: 'Convidado',
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  desligado: 'Desligado',
};

export const TOM_DA_SITUACAO: Readonly<Record<SituacaoDoUsuario, Tom>> = {
  convidado: 'aviso',
  ativo: 'sucesso',
  suspenso: 'perigo',
  desligado: 'neutro',
};

export const TOM_DO_CONVITE: Readonly<Record<EstadoDoConvite, Tom>> = {
  valido: 'sucesso',
  expirado: 'perigo',
  cancelado: 'neutro',
};

/** State of a person in words; an expired invitation is named as such. */
export function situacaoEmPalavras(
  { situacao, convite_expira_em }: Pick<UsuarioDoCadastro, 'situacao' | 'convite_expira_em'>,
  agora: Date,
): string {
  if (situacao !== 'convidado') return NOME_DA_SITUACAO[situacao];
  if (convite_expira_em === null) return 'Convite cancelado';
  return new Date(convite_expira_em) <= agora ? 'Convite expirado' : NOME_DA_SITUACAO[situacao];
}

/** Until when an invitation is valid, or that it has expired. */
export function validadeEmPalavras({
  estado,
  expira_em,
}: Pick<ConviteDaLista, 'estado' | 'expira_em'>): string {
  if (estado === 'cancelado' || expira_em === null) return 'Cancelado';
  const quando = formatarDataHora(expira_em);
  return estado === 'expirado' ? `Expirou em ${quando}` : `Vale até ${quando}`;
}
