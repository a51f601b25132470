import { NOME_DO_TERMO } from '@dominio/contrato/contratos-aditivos';
import type { ErrosDeCampo } from '../../lib/validar.ts';
import {
  type AlcanceDoFormulario,
  corpoDoContrato,
  errosDoContrato,
  type ValoresDoContrato,
} from './contratos.formulario.ts';

type Campo = keyof ValoresDoContrato;
type Corpo = ReturnType<typeof corpoDoContrato>;

/** Field of the form → field of the contract, for each that a panel changes. The client never does. */
const DO_CONTRATO = {
  empresa_id: 'empresa_id',
  numero_contrato: 'numero_contrato',
  responsavel: 'responsavel_id',
  time_id: 'time_id',
  servicos: 'servicos',
  valor: 'valor_mensal_centavos',
  dia_vencimento: 'dia_vencimento',
  indice_reajuste: 'indice_reajuste',
  mes_reajuste: 'mes_reajuste',
  data_inicio: 'data_inicio',
  data_fim: 'data_fim',
  data_assinatura: 'data_assinatura',
  aviso_previo_dias: 'aviso_previo_dias',
  renovacao_automatica: 'renovacao_automatica',
} as const satisfies Readonly<Partial<Record<Campo, keyof Corpo>>>;
export type CampoEditavel = keyof typeof DO_CONTRATO;

export const ehEditavel = (campo: Campo): campo is CampoEditavel =>
  Object.hasOwn(DO_CONTRATO, campo);

/** Whether a field is a term: in a contract in force its change is an amendment. */
const ehTermo = (campo: CampoEditavel) =>
  campo === 'empresa_id' || Object.hasOwn(NOME_DO_TERMO, DO_CONTRATO[campo]);

/** The fields of the amendment that the change of a field makes, if it makes one. */
export const camposDoAditivo = (
  campo: CampoEditavel,
  { emVigor }: AlcanceDoFormulario,
): readonly Campo[] => (emVigor && ehTermo(campo) ? ['aditivo_descricao', 'aditivo_vigencia'] : []);

/** What the change of one field sends. */
export function corpoDoCampo(
  campo: CampoEditavel,
  valores: ValoresDoContrato,
  alcance: AlcanceDoFormulario,
): Partial<Omit<Corpo, 'cliente_id'>> {
  const corpo = corpoDoContrato(valores, alcance);
  const nome = DO_CONTRATO[campo];
  return {
    [nome]: corpo[nome],
    ...(ehTermo(campo) && corpo.aditivo && { aditivo: corpo.aditivo }),
  };
}

/** Errors of one field; what its change makes wrong elsewhere is told at the field itself. */
export function errosDoCampo(
  campo: CampoEditavel,
  valores: ValoresDoContrato,
  alcance: AlcanceDoFormulario,
): ErrosDeCampo {
  const mostrados: readonly string[] = [campo, ...camposDoAditivo(campo, alcance)];
  const erros: Record<string, string> = {};
  if (campo === 'numero_contrato' && valores.numero_contrato.trim() === '') {
    erros.numero_contrato = 'Informe o número do contrato.';
  }
  for (const [onde, mensagem] of Object.entries(errosDoContrato(valores, alcance))) {
    erros[mostrados.includes(onde) ? onde : campo] ??= mensagem;
  }
  return erros;
}
