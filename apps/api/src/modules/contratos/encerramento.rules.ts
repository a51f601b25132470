import type { MudancaDeStatus } from '@dominio/contrato/contratos';
import { errosDoFim, fimDoAviso } from '@dominio/contrato/contratos-encerramento';
import type { CampoInvalido } from '@dominio/contrato/erros';
import type { FimDoContrato, LinhaDeContrato } from './contratos.repository.ts';
import { emVigor } from './contratos.rules.ts';

/** A contract that is not to end. */
export const SEM_FIM = {
  motivo_encerramento: null,
  motivo: null,
  aviso_em: null,
  encerra_em: null,
} as const satisfies FimDoContrato;

type Pedido = Pick<MudancaDeStatus, 'motivo' | 'motivo_encerramento' | 'aviso_em' | 'encerra_em'>;
type Linha = FimDoContrato &
  Pick<LinhaDeContrato, 'status_contrato' | 'data_inicio' | 'aviso_previo_dias'>;

/** What a request says of a field, which may be nothing; what it does not name stays as it was told. */
const dito = <C extends keyof FimDoContrato>(campo: C, pedido: Pedido, linha: Linha) =>
  (pedido[campo] === undefined ? linha[campo] : pedido[campo]) as FimDoContrato[C];

/** The end of a contract as it is asked for, or what is wrong with it. What was told before stays told. */
export function fimDe(
  linha: Linha,
  pedido: Pedido,
  hoje: string,
): (FimDoContrato & { encerra_em: string }) | { readonly erros: CampoInvalido[] } {
  const pelaRegra = pedido.aviso_em ? fimDoAviso(pedido.aviso_em, linha.aviso_previo_dias) : hoje;
  const fim = {
    motivo_encerramento: dito('motivo_encerramento', pedido, linha),
    motivo: dito('motivo', pedido, linha),
    aviso_em: dito('aviso_em', pedido, linha),
    encerra_em: pedido.encerra_em ?? pelaRegra,
  };
  const quando = {
    hoje,
    inicio: pedido.encerra_em || pedido.aviso_em ? linha.data_inicio : null,
    emVigor: emVigor(linha.status_contrato),
  };
  const erros = errosDoFim(fim, quando);
  return erros.length > 0 ? { erros } : { ...fim, motivo: fim.motivo || null };
}

/** What only an end says of itself, said of another change. */
export const dizeresForaDoFim = (pedido: Pedido): CampoInvalido[] =>
  (['motivo_encerramento', 'aviso_em', 'encerra_em'] as const)
    .filter((campo) => pedido[campo])
    .map((campo) => ({ campo, mensagem: 'Informe isto só ao encerrar ou cancelar um contrato.' }));

/** The values that a change is about, without those that are nothing. */
export const ditos = (
  valores: Partial<FimDoContrato & Pick<LinhaDeContrato, 'status_contrato'>>,
  muda: object,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(muda)
      .map((campo) => [campo, valores[campo as keyof typeof valores]] as const)
      .filter(([, valor]) => valor !== null && valor !== undefined),
  );
