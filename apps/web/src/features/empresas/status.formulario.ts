import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { StatusDaEmpresa, StatusEscrito } from '@dominio/contrato/empresas-status';
import { errosDoCorpo } from '../../lib/validar.ts';

/** The status as form values; blank for null. */
export interface Valores {
  status: StatusDaEmpresa;
  status_desde: string;
  status_motivo: string;
}
export const CAMPOS = ['status', 'status_desde', 'status_motivo'] as const;

export const valoresDe = ({ status, status_desde, status_motivo }: StatusEscrito): Valores => ({
  status,
  status_desde: status_desde ?? '',
  status_motivo: status_motivo ?? '',
});

/** What is sent of a status: of an active company the day and the reason may be left out. */
export const corpoDoStatus = ({
  status,
  status_desde,
  status_motivo,
}: StatusEscrito | Valores) => ({
  status,
  status_desde: status_desde ?? '',
  status_motivo: status_motivo ?? '',
});

/** Checks a status by the contract, before it is sent. */
export const errosDoStatus = ({ status, ...resto }: Valores) =>
  status === 'baixada'
    ? errosDoCorpo(empresasEndpoints.baixar.body)(resto)
    : errosDoCorpo(empresasEndpoints.mudarStatus.body)({ status, ...resto });
