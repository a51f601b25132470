import type { StatusDoContrato } from '@dominio/contrato/clientes';

/** Words of each contract status (decisoes.md §6), and the tone that it is drawn in. */
export const STATUS_EM_PALAVRAS: Readonly<
  Record<StatusDoContrato, { rotulo: string; tom: 'sucesso' | 'aviso' | 'perigo' | 'neutro' }>
> = {
  RASCUNHO: { rotulo: 'Rascunho', tom: 'neutro' },
  EM_IMPLANTACAO: { rotulo: 'Em implantação', tom: 'aviso' },
  ATIVO: { rotulo: 'Ativo', tom: 'sucesso' },
  SUSPENSO: { rotulo: 'Suspenso', tom: 'aviso' },
  ENCERRADO: { rotulo: 'Encerrado', tom: 'neutro' },
  CANCELADO: { rotulo: 'Cancelado', tom: 'perigo' },
};

/** Line under a client's name: contract number and status, or that there is none. */
export function resumoDoContrato(cliente: {
  numero_contrato: string | null;
  status_contrato: StatusDoContrato | null;
}): string {
  const partes = [
    cliente.numero_contrato && `Contrato ${cliente.numero_contrato}`,
    cliente.status_contrato && STATUS_EM_PALAVRAS[cliente.status_contrato].rotulo,
  ].filter(Boolean);
  return partes.length > 0 ? partes.join(' · ') : 'Sem contrato';
}

/** Up to two initials of a name, without particles such as 'de'. */
export function iniciais(nome: string): string {
  const palavras = nome
    .split(/[\s\-–&/.,]+/)
    .filter((palavra) => /^[\p{L}\p{N}]/u.test(palavra) && !/^(d[aeo]s?|e)$/i.test(palavra));
  const [primeira = '?', segunda = ''] = palavras;
  return [primeira, segunda]
    .map((palavra) => [...palavra][0] ?? '')
    .join('')
    .toUpperCase();
}
