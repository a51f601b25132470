import type { DadosDeContaBancaria, TipoDaConta } from './contas-bancarias-campos.ts';

type Dados = Omit<DadosDeContaBancaria, 'cliente_id'>;

/** The fields that only some kinds of account have, with what is said of a kind that has none. */
const NOME_DO_CAMPO = {
  banco_ispb: 'banco',
  agencia: 'agência',
  conta: 'número de conta',
  digito: 'dígito',
  chaves_pix: 'chave Pix',
  gerente: 'gerente',
  dia_fechamento_fatura: 'dia de fechamento da fatura',
} as const;
export type CampoDoTipo = keyof typeof NOME_DO_CAMPO;
export const CAMPOS_DO_TIPO = Object.keys(NOME_DO_CAMPO) as readonly CampoDoTipo[];

interface Regra {
  readonly tem: readonly CampoDoTipo[];
  readonly exige: readonly (CampoDoTipo | 'apelido')[];
}

const DE_BANCO = ['banco_ispb', 'agencia', 'conta', 'digito', 'chaves_pix', 'gerente'] as const;

/** What each kind of account has, and what it cannot be without. */
const REGRAS: Readonly<Record<TipoDaConta, Regra>> = {
  corrente: { tem: DE_BANCO, exige: ['banco_ispb', 'agencia', 'conta'] },
  poupanca: { tem: DE_BANCO, exige: ['banco_ispb', 'agencia', 'conta'] },
  // Payment institutions number accounts without branches, or all under one.
  pagamento: { tem: DE_BANCO, exige: ['banco_ispb', 'conta'] },
  cartao: {
    tem: ['banco_ispb', 'conta', 'gerente', 'dia_fechamento_fatura'],
    exige: ['banco_ispb', 'conta'],
  },
  aplicacao: {
    tem: ['banco_ispb', 'agencia', 'conta', 'digito', 'gerente'],
    exige: ['banco_ispb'],
  },
  gateway: { tem: ['banco_ispb', 'conta', 'chaves_pix', 'gerente'], exige: ['apelido'] },
  caixa: { tem: [], exige: ['apelido'] },
};

const FALTA: Readonly<Record<string, string>> = {
  apelido: 'Informe o apelido.',
  banco_ispb: 'Escolha o banco.',
  agencia: 'Informe a agência.',
  conta: 'Informe a conta.',
};
const FINAL_INVALIDO = 'Informe só os quatro últimos números do cartão.';
const SALDO_SEM_DATA = 'Informe a data do saldo inicial.';
const DATA_SEM_SALDO = 'Informe o saldo inicial desta data.';

/** Whether accounts of a kind have a field. */
export const tipoTem = (tipo: TipoDaConta, campo: string): boolean =>
  !CAMPOS_DO_TIPO.some((um) => um === campo) || REGRAS[tipo].tem.some((um) => um === campo);

/** Whether accounts of a kind cannot be without a field. */
export const tipoExige = (tipo: TipoDaConta, campo: string): boolean =>
  REGRAS[tipo].exige.some((um) => um === campo);

const preenchido = (valor: unknown) =>
  Array.isArray(valor) ? valor.length > 0 : valor !== null && valor !== undefined;

type Recusas = Readonly<Partial<Record<keyof Dados, string>>>;

/** Why a kind of account cannot have some of what was sent. */
export const recusasDoTipo = (tipo: TipoDaConta, enviado: Partial<Dados>): Recusas =>
  Object.fromEntries(
    CAMPOS_DO_TIPO.filter((campo) => !tipoTem(tipo, campo) && preenchido(enviado[campo])).map(
      (campo) => [campo, `Este tipo de conta não tem ${NOME_DO_CAMPO[campo]}.`],
    ),
  );

/** What a kind of account does not have, blank: for an account that becomes one of that kind. */
export const semOsAlheios = (tipo: TipoDaConta, conta: Dados): Partial<Dados> =>
  Object.fromEntries(
    CAMPOS_DO_TIPO.filter((campo) => !tipoTem(tipo, campo) && preenchido(conta[campo])).map(
      (campo) => [campo, campo === 'chaves_pix' ? [] : null],
    ),
  );

/** What is wrong with an account as a whole, by the field at which it is said. */
export function recusasDaConta(conta: Dados): Recusas {
  const { tipo, saldo_inicial_centavos: saldo, saldo_inicial_em: dia } = conta;
  const faltas = REGRAS[tipo].exige.filter((campo) => !preenchido(conta[campo]));
  return {
    ...Object.fromEntries(faltas.map((campo) => [campo, FALTA[campo]])),
    ...(tipo === 'cartao' &&
      preenchido(conta.conta) &&
      conta.conta?.length !== 4 && { conta: FINAL_INVALIDO }),
    ...(preenchido(saldo) && !preenchido(dia) && { saldo_inicial_em: SALDO_SEM_DATA }),
    ...(preenchido(dia) && !preenchido(saldo) && { saldo_inicial_centavos: DATA_SEM_SALDO }),
  };
}

type Identidade = Pick<Dados, 'banco_ispb' | 'agencia' | 'conta' | 'digito' | 'tipo'>;
const semZeros = (numero: string | null | undefined) => numero?.replace(/^0+/, '') ?? '';

/**
 * Bank, branch and account in one text, equal for two records of one account; null where there is too
 * little to tell. A card has its last digits alone, so it is told from an account of that number.
 */
export function identidadeDaConta(conta: Identidade): string | null {
  if (!conta.banco_ispb || !conta.conta) return null;
  const [agencia = ''] = (conta.agencia ?? '').split('-');
  const cartao = conta.tipo === 'cartao' ? 'cartao' : '';
  const digito = (conta.digito ?? '').toUpperCase();
  return [conta.banco_ispb, semZeros(agencia), semZeros(conta.conta), digito, cartao].join('|');
}
