import { NOME_DO_STATUS, type StatusDoContrato } from '@dominio/contrato/clientes';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  type SituacaoArquivada,
} from '@dominio/contrato/clientes-situacao';

/** Line under a client's name: whether it ended, contract number and status, or that there is none. */
export function resumoDoContrato(cliente: {
  numero_contrato: string | null;
  status_contrato: StatusDoContrato | null;
  arquivado?: SituacaoArquivada | undefined;
}): string {
  const partes = [
    cliente.arquivado && NOME_DA_SITUACAO_DO_CLIENTE[cliente.arquivado],
    cliente.numero_contrato && `Contrato ${cliente.numero_contrato}`,
    cliente.status_contrato && NOME_DO_STATUS[cliente.status_contrato],
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
