import { type AcessoDoUsuario, PAPEIS_A_CONFIRMAR } from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';

type Papeis = readonly PapelDoContato[];

/** Whether a person administers the company's people. */
export const administra = (papeis: Papeis): boolean => papeis.includes('administrador_cliente');

/** Whether a person confirms what an administrator asks for. */
export const confirma = (papeis: Papeis): boolean => papeis.includes('socio');

/** Whether one of these roles is a partner's to confirm. */
export const decide = (papeis: Papeis): boolean =>
  PAPEIS_A_CONFIRMAR.some((papel) => papeis.includes(papel));

/** Whether a change of roles gives or takes one that is a partner's to confirm. */
export const mudaQuemDecide = (antes: Papeis, depois: Papeis): boolean =>
  PAPEIS_A_CONFIRMAR.some((papel) => antes.includes(papel) !== depois.includes(papel));

export const mesmosPapeis = (uns: Papeis, outros: Papeis): boolean =>
  uns.length === outros.length && uns.every((papel) => outros.includes(papel));

interface Conta {
  readonly situacao: string;
  readonly convite_expira_em: Date | null;
}

/** The state of somebody's access: an invitation that was withdrawn works no more than an expired one. */
export function acessoDe({ situacao, convite_expira_em }: Conta, agora: Date): AcessoDoUsuario {
  if (situacao === 'ativo') return 'ativo';
  return convite_expira_em !== null && convite_expira_em > agora
    ? 'convite_pendente'
    : 'convite_vencido';
}
