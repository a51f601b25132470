import {
  type ATOS_DA_SITUACAO,
  anteriores,
  type MotivoDaSituacao,
  NOME_DA_SITUACAO_DO_CLIENTE as NOME,
  pedeMotivo,
  SITUACOES_ARQUIVADAS,
  SITUACOES_DO_NOVO_CLIENTE,
  type SituacaoDoCliente,
  type SituacaoEscrita,
  seguintes,
} from '@dominio/contrato/clientes-situacao';
import type { CampoInvalido } from '@dominio/contrato/erros';

/** What the row keeps of a situation. */
export interface SituacaoGuardada extends SituacaoEscrita {
  situacao_anterior: SituacaoDoCliente | null;
  data_encerramento: string | null;
}

/** What is asked to become of it; what is absent or null is not told. */
export interface SituacaoPedida {
  readonly situacao?: SituacaoDoCliente | undefined;
  readonly situacao_motivo?: MotivoDaSituacao | null | undefined;
  readonly situacao_detalhe?: string | null | undefined;
  readonly situacao_desde?: string | null | undefined;
  readonly situacao_ato?: (typeof ATOS_DA_SITUACAO)[number] | undefined;
}

const arquivada = (situacao: SituacaoDoCliente): boolean =>
  SITUACOES_ARQUIVADAS.some((uma) => uma === situacao);

const emPalavras = (situacoes: readonly SituacaoDoCliente[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    situacoes.map((uma) => `“${NOME[uma]}”`),
  );

/** The sentence by which a situation is refused to a new client, or null. */
export const recusaDoNovo = (situacao: SituacaoDoCliente | undefined): string | null =>
  situacao === undefined || SITUACOES_DO_NOVO_CLIENTE.some((uma) => uma === situacao)
    ? null
    : `Um cliente novo começa como ${emPalavras(SITUACOES_DO_NOVO_CLIENTE)}.`;

/**
 * The sentence by which a change of situation is refused, or null (page book #15): it goes on step by
 * step, anything may become inactive, and it comes back only by being reopened. The last change is taken
 * back whatever it was.
 */
export function recusaDaPassagem(
  { situacao: de, situacao_anterior }: Pick<SituacaoGuardada, 'situacao' | 'situacao_anterior'>,
  para: SituacaoDoCliente,
  ato: SituacaoPedida['situacao_ato'],
): string | null {
  const eSituacao = `O cliente está como “${NOME[de]}”.`;
  if (ato === 'desfazer') {
    return para === situacao_anterior
      ? null
      : `${eSituacao} Só a última mudança pode ser desfeita.`;
  }
  const volta = anteriores(de).includes(para);
  if (ato === 'reabrir') {
    if (volta) return null;
    const destinos = anteriores(de);
    return destinos.length === 0
      ? `${eSituacao} Não há situação anterior para onde voltar.`
      : `${eSituacao} Reaberto, ele volta a ${emPalavras(destinos)}.`;
  }
  if (seguintes(de).includes(para)) return null;
  if (volta || de === 'inativo')
    return `${eSituacao} Para voltar atrás, reabra o cliente com um motivo.`;
  return `${eSituacao} Daqui ele passa a ${emPalavras(seguintes(de))}.`;
}

function errosDo(pedida: SituacaoPedida, situacao: SituacaoDoCliente, hoje: string) {
  const { situacao_motivo: motivo, situacao_detalhe: detalhe, situacao_desde: desde } = pedida;
  const erros: CampoInvalido[] = [];
  const errado = (campo: string, mensagem: string) => erros.push({ campo, mensagem });
  // What is given back may be older than its reasons.
  if (pedeMotivo(situacao) && pedida.situacao_ato !== 'desfazer') {
    if (!motivo) errado('situacao_motivo', 'Escolha o motivo.');
    if (motivo === 'outro' && !detalhe) errado('situacao_detalhe', 'Conte qual foi o motivo.');
    if (!desde) errado('situacao_desde', 'Informe desde quando.');
  }
  if (pedida.situacao_ato === 'reabrir' && !detalhe) {
    errado('situacao_detalhe', 'Conte por que o cliente é reaberto.');
  }
  if (desde && desde > hoje) errado('situacao_desde', 'A data não pode estar no futuro.');
  return erros;
}

/**
 * What becomes of a client's situation, as it is stored; what is not told of it stays as it was.
 *
 * @returns null where nothing of it is asked to change; `recusa` for a change that its state forbids,
 *   `erros` for what is missing or does not fit.
 */
export function novaSituacao(
  antes: SituacaoGuardada,
  pedida: SituacaoPedida,
  hoje: string,
): { recusa: string } | { erros: CampoInvalido[] } | SituacaoGuardada | null {
  const { situacao = antes.situacao } = pedida;
  const muda = situacao !== antes.situacao;
  // Only a passage is reopened or taken back: of what stays, what is told is checked as ever.
  const ato = muda ? pedida.situacao_ato : undefined;
  const dita = (['situacao_motivo', 'situacao_detalhe', 'situacao_desde'] as const).some(
    (campo) => pedida[campo] !== undefined,
  );
  if (!muda && !dita) return null;
  const recusa = muda ? recusaDaPassagem(antes, situacao, ato) : null;
  if (recusa) return { recusa };
  // Where the situation stays, what is not told of it does too.
  const ficou = <C extends keyof SituacaoEscrita>(campo: C) => (muda ? null : antes[campo]);
  const dito = <C extends 'situacao_motivo' | 'situacao_detalhe' | 'situacao_desde'>(campo: C) =>
    (pedida[campo] === undefined ? ficou(campo) : pedida[campo]) as SituacaoEscrita[C];
  const inteira = {
    situacao_motivo: dito('situacao_motivo'),
    situacao_detalhe: dito('situacao_detalhe'),
    situacao_desde: dito('situacao_desde'),
    situacao_ato: ato,
  };
  const erros = errosDo(inteira, situacao, hoje);
  if (erros.length > 0) return { erros };
  const comMotivo = pedeMotivo(situacao) || ato === 'desfazer';
  const desde = inteira.situacao_desde ?? (ato === 'desfazer' || !muda ? null : hoje);
  return {
    situacao,
    situacao_motivo: comMotivo ? inteira.situacao_motivo : null,
    situacao_detalhe: inteira.situacao_detalhe,
    situacao_desde: desde,
    situacao_anterior: anterior(antes, muda, ato),
    data_encerramento: encerramento(antes, situacao, desde),
  };
}

/** What the next undo gives back: a change that was taken back itself is not. */
function anterior(antes: SituacaoGuardada, muda: boolean, ato: SituacaoPedida['situacao_ato']) {
  if (!muda) return antes.situacao_anterior;
  return ato === 'desfazer' ? null : antes.situacao;
}

/** A client that had been closed before it was made inactive was closed then, whatever is corrected later. */
function encerramento(antes: SituacaoGuardada, situacao: SituacaoDoCliente, desde: string | null) {
  if (!arquivada(situacao)) return null;
  const { situacao: de, situacao_desde, data_encerramento } = antes;
  const tornado = de === 'encerrado' && situacao === 'inativo';
  const jaFechado = de === situacao && data_encerramento !== situacao_desde;
  return tornado || jaFechado ? (data_encerramento ?? desde) : desde;
}
