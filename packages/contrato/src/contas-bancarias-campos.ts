import { z } from 'zod';
import { diaOpcional, Id, textoOpcional, versaoLida } from './campos.ts';
import { CHAVE_PIX_INVALIDA, chavePixCanonica } from './chaves-pix.ts';

/** What kind of account it is: what is to be reconciled (page book #22). */
export const TIPOS_DA_CONTA = [
  'corrente',
  'poupanca',
  'pagamento',
  'cartao',
  'aplicacao',
  'gateway',
  'caixa',
] as const;
export type TipoDaConta = (typeof TIPOS_DA_CONTA)[number];

export const NOME_DO_TIPO: Readonly<Record<TipoDaConta, string>> = {
  corrente: 'Conta corrente',
  poupanca: 'Poupança',
  pagamento: 'Conta de pagamento',
  cartao: 'Cartão de crédito',
  aplicacao: 'Aplicação',
  gateway: 'Gateway de pagamento',
  caixa: 'Caixa',
};

/** How the statement of an account comes. */
export const FORMAS_DO_EXTRATO = ['ofx', 'csv', 'open_finance', 'manual'] as const;
export const NOME_DA_FORMA: Readonly<Record<(typeof FORMAS_DO_EXTRATO)[number], string>> = {
  ofx: 'OFX',
  csv: 'CSV',
  open_finance: 'Open Finance',
  manual: 'Manual',
};

const TIPO_INVALIDO = 'Escolha o tipo da lista.';
const AGENCIA_INVALIDA = 'Agência inválida. Use até 5 números e, se houver, o dígito: 1234-5.';
const CONTA_INVALIDA = 'Conta inválida. Use só números, até 20; o dígito fica no campo ao lado.';
const DIGITO_INVALIDO = 'Dígito inválido. Use um ou dois números ou letras.';
const DIA_INVALIDO = 'Informe um dia de 1 a 31.';
const SALDO_INVALIDO = 'Informe o saldo em centavos, até dez bilhões de reais para mais ou menos.';
const CHAVES_DEMAIS = 'Uma conta pode ter no máximo 20 chaves Pix.';
const MAIOR_SALDO = 1e12;

/** An optional text of one form; what does not have it is refused by one sentence. */
const daForma = (maximo: number, forma: RegExp, mensagem: string) =>
  textoOpcional(maximo, mensagem).refine((valor) => !valor || forma.test(valor), mensagem);

const ChavePix = z
  .string({ error: CHAVE_PIX_INVALIDA })
  .max(254, { error: CHAVE_PIX_INVALIDA, abort: true })
  .transform((texto, contexto) => {
    const chave = chavePixCanonica(texto);
    if (chave) return chave;
    contexto.addIssue({ code: 'custom', message: CHAVE_PIX_INVALIDA });
    return z.NEVER;
  });

export const campos = {
  tipo: z.enum(TIPOS_DA_CONTA, { error: TIPO_INVALIDO }),
  apelido: textoOpcional(80, 'O apelido pode ter no máximo 80 caracteres.'),
  empresa_id: Id.nullish(),
  /** Eight digits: the bank's number in the payment system, by which the list of banks has it. */
  banco_ispb: daForma(8, /^\d{8}$/, 'Escolha o banco da lista.'),
  agencia: daForma(7, /^\d{1,5}(-[\dxX])?$/, AGENCIA_INVALIDA),
  /** The number of the account; of a card its last four digits, and never more. */
  conta: daForma(20, /^\d{1,20}$/, CONTA_INVALIDA),
  digito: daForma(2, /^[\dA-Za-z]{1,2}$/, DIGITO_INVALIDO),
  chaves_pix: z
    .array(ChavePix, { error: CHAVE_PIX_INVALIDA })
    .max(20, CHAVES_DEMAIS)
    .transform((chaves) => [...new Set(chaves)])
    .default([]),
  gerente: textoOpcional(120, 'O gerente pode ter no máximo 120 caracteres.'),
  dia_fechamento_fatura: z.int(DIA_INVALIDO).min(1, DIA_INVALIDO).max(31, DIA_INVALIDO).nullish(),
  saldo_inicial_centavos: z
    .int(SALDO_INVALIDO)
    .min(-MAIOR_SALDO, SALDO_INVALIDO)
    .max(MAIOR_SALDO, SALDO_INVALIDO)
    .nullish(),
  saldo_inicial_em: diaOpcional('Data do saldo inicial inválida.'),
  forma_extrato: z
    .enum(FORMAS_DO_EXTRATO, { error: 'Escolha a forma do extrato da lista.' })
    .nullish(),
  responsavel_extrato_id: Id.nullish(),
  conta_contabil: textoOpcional(30, 'A conta contábil pode ter no máximo 30 caracteres.'),
};

export const DadosDeContaBancaria = z.object({ cliente_id: Id, ...campos });
export type DadosDeContaBancaria = z.output<typeof DadosDeContaBancaria>;

/** Absent fields stay as they are. An account does not change its client. */
export const EdicaoDeContaBancaria = z.object({
  ...z.object({ ...campos, chaves_pix: campos.chaves_pix.unwrap() }).partial().shape,
  ...versaoLida,
});
export type EdicaoDeContaBancaria = z.output<typeof EdicaoDeContaBancaria>;

/** Digits of an account's number that are left to be read. */
const FINAL_DA_CONTA = 4;

/** `••••4321`; of a number that is no longer than what is left to be read, nothing of it. */
export const mascararConta = (conta: string): string =>
  `••••${conta.length > FINAL_DA_CONTA ? conta.slice(-FINAL_DA_CONTA) : ''}`;
