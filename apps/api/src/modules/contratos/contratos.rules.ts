import type { StatusDoContrato } from '@dominio/contrato/clientes';

/** Where each status may go (decisoes.md §6). */
const PROXIMOS: Readonly<Record<StatusDoContrato, readonly StatusDoContrato[]>> = {
  RASCUNHO: ['EM_IMPLANTACAO', 'CANCELADO'],
  EM_IMPLANTACAO: ['ATIVO', 'CANCELADO'],
  ATIVO: ['SUSPENSO', 'ENCERRADO'],
  SUSPENSO: ['ATIVO', 'ENCERRADO'],
  ENCERRADO: ['ATIVO'],
  CANCELADO: [],
};

/** Where a person may take a contract from a status; only an administrator revives one that ended. */
export const proximosStatus = (
  de: StatusDoContrato,
  { administrador }: { readonly administrador: boolean },
): StatusDoContrato[] => (de === 'ENCERRADO' && !administrador ? [] : [...PROXIMOS[de]]);

/** Whether the move asks for a reason. */
export const pedeMotivo = (de: StatusDoContrato): boolean => de === 'ENCERRADO';

/** Its terms bind both sides: a change of them is an amendment. */
export const emVigor = (status: StatusDoContrato): boolean =>
  status === 'ATIVO' || status === 'SUSPENSO';

/** A contract that ended or never began is read, not changed. */
export const terminou = (status: StatusDoContrato): boolean =>
  status === 'ENCERRADO' || status === 'CANCELADO';

/** Whether deleting it loses nothing that happened. */
export const podeExcluir = (status: StatusDoContrato): boolean =>
  status === 'RASCUNHO' || status === 'CANCELADO';

/** `AAAA-NNNN` after the last of the year; the first when there is none. */
export function proximoNumero(ano: string, ultimo: string | undefined): string {
  const ordem = Number(ultimo?.slice(ano.length + 1) ?? 0) + 1;
  return `${ano}-${String(ordem).padStart(4, '0')}`;
}
