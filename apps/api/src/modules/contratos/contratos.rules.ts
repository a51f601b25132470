import type { StatusDoContrato } from '@dominio/contrato/clientes';

/** The statuses that each status may change to (decisoes.md §6). */
const PROXIMOS: Readonly<Record<StatusDoContrato, readonly StatusDoContrato[]>> = {
  RASCUNHO: ['EM_IMPLANTACAO', 'CANCELADO'],
  EM_IMPLANTACAO: ['ATIVO', 'CANCELADO'],
  ATIVO: ['SUSPENSO', 'ENCERRADO'],
  SUSPENSO: ['ATIVO', 'ENCERRADO'],
  ENCERRADO: ['ATIVO'],
  CANCELADO: [],
};

/** The statuses that a person may set; only an administrator reopens one that ended. */
export const proximosStatus = (
  de: StatusDoContrato,
  { administrador }: { readonly administrador: boolean },
): StatusDoContrato[] => (de === 'ENCERRADO' && !administrador ? [] : [...PROXIMOS[de]]);

/** Whether the change of status asks for a reason. */
export const pedeMotivo = (de: StatusDoContrato): boolean => de === 'ENCERRADO';

/** Whether the contract is in force: a change of its terms is then an amendment. */
export const emVigor = (status: StatusDoContrato): boolean =>
  status === 'ATIVO' || status === 'SUSPENSO';

/** Whether the contract ended or was cancelled before it began: it can then only be read. */
export const terminou = (status: StatusDoContrato): boolean =>
  status === 'ENCERRADO' || status === 'CANCELADO';

/** Whether the contract may be deleted: only while nothing happened under it. */
export const podeExcluir = (status: StatusDoContrato): boolean =>
  status === 'RASCUNHO' || status === 'CANCELADO';

/** The number after the last of the year, `AAAA-NNNN`; the first when there is none. */
export function proximoNumero(ano: string, ultimo: string | undefined): string {
  const ordem = Number(ultimo?.slice(ano.length + 1) ?? 0) + 1;
  return `${ano}-${String(ordem).padStart(4, '0')}`;
}
