import type { AcessoDoUsuario } from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';

type Papeis = readonly PapelDoContato[];

/** The role of who administers the company's people. */
export const ADMINISTRADOR: PapelDoContato = 'administrador_cliente';

/** The role of who confirms what an administrator asks for. */
export const SOCIO: PapelDoContato = 'socio';

export const administra = (papeis: Papeis): boolean => papeis.includes(ADMINISTRADOR);

export const confirma = (papeis: Papeis): boolean => papeis.includes(SOCIO);

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
