import { diaEscrito } from '@dominio/contrato/datas';
import { type MudancaDaLinha, ROTULOS_DA_IMPORTACAO } from '@dominio/contrato/empresas-importacao';
import {
  type InicioDeRegime,
  NOME_DO_REGIME,
  regimesDaEmpresaEndpoints,
} from '@dominio/contrato/empresas-regimes';
import type { CampoInvalido } from '@dominio/contrato/erros';
import { mensagemPadrao } from '@dominio/contrato/mensagens';
import { erroDoInicio, erroDosVizinhos } from '../regimes.rules.ts';
import type { LinhaPedida } from './pedida.rules.ts';

interface RegimeConferido {
  /** The regime that the row begins; null where it says none, or one that the company has already. */
  readonly inicio: InicioDeRegime | null;
  readonly erros: readonly CampoInvalido[];
  readonly mudancas: readonly MudancaDaLinha[];
}

const NADA: RegimeConferido = { inicio: null, erros: [], mudancas: [] };
const COLUNA: Readonly<Record<string, string>> = { regime: 'regime', desde: 'regime_desde' };

const escrito = ({ regime, desde }: InicioDeRegime) =>
  `${NOME_DO_REGIME[regime]} desde ${diaEscrito(desde)}`;

/**
 * What a row says of a company's regime, and what is wrong with it by the rules of the call that begins
 * one.
 *
 * @param abertura when the company was opened, as the row leaves it.
 * @param outros the regimes that it has, the oldest first.
 */
export function conferirRegime(
  { regime }: Pick<LinhaPedida, 'regime'>,
  abertura: string | null,
  outros: readonly InicioDeRegime[],
): RegimeConferido {
  if (!regime) return NADA;
  const lido = regimesDaEmpresaEndpoints.criar.body.safeParse(regime, { error: mensagemPadrao });
  if (!lido.success) {
    const erros = lido.error.issues.map(({ path, message }) => {
      const campo = String(path[0] ?? 'regime');
      return { campo: COLUNA[campo] ?? campo, mensagem: message };
    });
    return { ...NADA, erros };
  }
  const inicio = lido.data;
  const noDia = outros.find(({ desde }) => desde === inicio.desde);
  if (noDia?.regime === inicio.regime) return NADA;
  const erro = noDia
    ? {
        campo: 'desde',
        mensagem: `A empresa já tem ${escrito(noDia)}. Corrija o regime no cadastro dela.`,
      }
    : (erroDoInicio(inicio.desde, abertura) ?? erroDosVizinhos(inicio, outros));
  if (erro) return { ...NADA, erros: [{ ...erro, campo: COLUNA[erro.campo] ?? erro.campo }] };
  const anterior = outros.findLast(({ desde }) => desde < inicio.desde);
  const mudanca = {
    rotulo: ROTULOS_DA_IMPORTACAO.regime,
    antes: anterior ? escrito(anterior) : null,
    depois: escrito(inicio),
  };
  return { inicio, erros: [], mudancas: [mudanca] };
}
