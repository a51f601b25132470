import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { MOTIVOS_DO_ENCERRAMENTO, NOME_DO_MOTIVO } from '@dominio/contrato/contratos-encerramento';
import { diaEscrito } from '@dominio/contrato/datas';

type Guardado = Record<string, unknown> | null;

/** A status as people read it, of what the log kept. */
function nomeDoStatus(valores: Guardado): string | undefined {
  const status = STATUS_DO_CONTRATO.find((um) => um === valores?.status_contrato);
  return status && NOME_DO_STATUS[status];
}

/** Why, of the list and in words: 'Preço: achou caro.' */
function motivoDe(valores: Guardado): string | undefined {
  const daLista = MOTIVOS_DO_ENCERRAMENTO.find((um) => um === valores?.motivo_encerramento);
  const texto = typeof valores?.motivo === 'string' ? valores.motivo : undefined;
  return [daLista && NOME_DO_MOTIVO[daLista], texto].filter(Boolean).join(': ') || undefined;
}

const oQueMudou = (acao: string, depois: Guardado): string => {
  if (acao === 'contrato.fim_retirado') return 'não encerra mais';
  if (acao !== 'contrato.fim_marcado') return nomeDoStatus(depois) ?? 'status alterado';
  const dia = depois?.encerra_em;
  return typeof dia === 'string' ? `encerra em ${diaEscrito(dia)}` : 'fim marcado';
};

/** What the timeline says of a change of status, or of a day to end, as the log kept it. */
export function mudancaEmPalavras(
  acao: string,
  antes: Guardado,
  depois: Guardado,
): { oQue: string; detalhe: string | null } {
  const de = nomeDoStatus(antes);
  const detalhe = [de && `Antes: ${de}`, motivoDe(depois)].filter(Boolean).join(' · ');
  return { oQue: oQueMudou(acao, depois), detalhe: detalhe || null };
}
