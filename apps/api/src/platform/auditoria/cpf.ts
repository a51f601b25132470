import { ocultarCpf } from '@dominio/contrato/documentos';

/** A record for the audit log, with the CPF masked. */
export const semCpfInteiro = ({ cpf, ...resto }: Record<string, unknown>) => ({
  ...resto,
  ...(cpf !== undefined && { cpf: ocultarCpf(cpf as string | null) }),
});

/**
 * A change for the audit log, with the CPFs masked. One that shows the same digits as the CPF before it is
 * marked, so that the change leaves a trace.
 */
export function mudancaSemCpfInteiro(
  antes: Record<string, unknown>,
  depois: Record<string, unknown>,
) {
  const mudanca = { antes: semCpfInteiro(antes), depois: semCpfInteiro(depois) };
  const { cpf } = mudanca.depois;
  const outro = depois.cpf !== undefined && depois.cpf !== antes.cpf;
  if (!outro || !cpf || cpf !== mudanca.antes.cpf) return mudanca;
  return { ...mudanca, depois: { ...mudanca.depois, cpf: `${cpf} (corrigido)` } };
}
