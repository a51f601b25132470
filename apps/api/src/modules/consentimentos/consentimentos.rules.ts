import type { AtoDoConsentimento, Consentimento } from '@dominio/contrato/consentimentos';

interface Linha {
  readonly versao_do_texto: number;
  readonly concedido_em: Date;
  readonly revogado_em: Date | null;
}

/**
 * The state of one purpose, from its rows.
 *
 * @param emUso whether what the purpose is about is being done now.
 * @param linhas newest first.
 */
export function situacaoDe(
  emUso: boolean,
  linhas: readonly Linha[],
): Pick<Consentimento, 'situacao' | 'desde' | 'versao_do_texto'> {
  const emVigor = linhas.find(({ revogado_em }) => revogado_em === null);
  if (!emVigor) {
    return { situacao: emUso ? 'sem_registro' : 'ausente', desde: null, versao_do_texto: null };
  }
  const { concedido_em, versao_do_texto } = emVigor;
  return { situacao: 'concedido', desde: concedido_em.toISOString(), versao_do_texto };
}

/** Every grant and revocation, newest first. */
export function historicoDe(linhas: readonly Linha[]): AtoDoConsentimento[] {
  const atos = linhas.flatMap(({ versao_do_texto, concedido_em, revogado_em }) => {
    const dado = { ato: 'concedido' as const, em: concedido_em, versao_do_texto };
    // A revocation is listed before its grant, since both may be of one instant.
    return revogado_em
      ? [{ ato: 'revogado' as const, em: revogado_em, versao_do_texto }, dado]
      : [dado];
  });
  return atos
    .sort((a, b) => b.em.getTime() - a.em.getTime())
    .map((ato) => ({ ...ato, em: ato.em.toISOString() }));
}
