import { ocultarCpf } from '@dominio/contrato/documentos';

/** A record for the audit log, with the CPF masked. */
export const semCpfInteiro = ({ cpf, ...resto }: Record<string, unknown>) => ({
  ...resto,
  ...(cpf !== undefined && { cpf: ocultarCpf(cpf as string | null) }),
});
