import { chavePixEscrita } from '@dominio/contrato/chaves-pix';
import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import {
  EdicaoDeContaBancaria,
  type FORMAS_DO_EXTRATO,
  type TipoDaConta,
} from '@dominio/contrato/contas-bancarias-campos';
import { recusasDaConta, tipoTem } from '@dominio/contrato/contas-bancarias-tipos';
import { z } from 'zod';
import { problemaDoDinheiro } from '../../components/campos/dinheiro-digitado.ts';
import { linhasDe } from '../../components/campos/linhas.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** An account as its form has it, and as its draft is kept: blank for null. */
export const Valores = z.object({
  tipo: z.custom<TipoDaConta>(),
  apelido: z.string(),
  /** Id as text, as a field of choice takes it. */
  empresa_id: z.string(),
  banco_ispb: z.string(),
  agencia: z.string(),
  conta: z.string(),
  digito: z.string(),
  /** One key per line. */
  chaves_pix: z.string(),
  gerente: z.string(),
  dia_fechamento_fatura: z.string(),
  /** Centavos; as typed while the text is no amount. */
  saldo_inicial_centavos: z.union([z.number(), z.string()]).nullable(),
  saldo_inicial_em: z.string(),
  forma_extrato: z.custom<(typeof FORMAS_DO_EXTRATO)[number] | ''>(),
  responsavel: z.object({ id: z.int(), nome: z.string() }).nullable(),
  conta_contabil: z.string(),
});
export type Valores = z.infer<typeof Valores>;
export type Campo = keyof Valores;

export const ORDEM = Object.keys(Valores.shape) as Campo[];

export const ROTULOS: Readonly<Record<Campo, string>> = {
  tipo: 'Tipo',
  apelido: 'Apelido',
  empresa_id: 'Empresa',
  banco_ispb: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  digito: 'Dígito',
  chaves_pix: 'Chaves Pix',
  gerente: 'Gerente',
  dia_fechamento_fatura: 'Dia do fechamento da fatura',
  saldo_inicial_centavos: 'Saldo inicial',
  saldo_inicial_em: 'Data do saldo inicial',
  forma_extrato: 'Forma do extrato',
  responsavel: 'Responsável pelo extrato',
  conta_contabil: 'Conta contábil',
};

/** Field of the form that shows the errors of a field of the contract, where it has another name. */
export const NOMES: Readonly<Record<string, Campo>> = { responsavel_extrato_id: 'responsavel' };

/** Fields of the balance: asked of who may see amounts alone. */
export const DO_SALDO: readonly Campo[] = ['saldo_inicial_centavos', 'saldo_inicial_em'];

/** The fields that an account of a kind has, in their order. */
export const camposDoTipo = (tipo: TipoDaConta, veValor: boolean): Campo[] =>
  ORDEM.filter((campo) => tipoTem(tipo, campo) && (veValor || !DO_SALDO.includes(campo)));

export const valoresDe = (registro: ContaBancaria | null): Valores => ({
  tipo: registro?.tipo ?? 'corrente',
  apelido: registro?.apelido ?? '',
  empresa_id: registro?.empresa_id ? String(registro.empresa_id) : '',
  banco_ispb: registro?.banco_ispb ?? '',
  agencia: registro?.agencia ?? '',
  conta: registro?.conta ?? '',
  digito: registro?.digito ?? '',
  chaves_pix: registro?.chaves_pix.map(chavePixEscrita).join('\n') ?? '',
  gerente: registro?.gerente ?? '',
  dia_fechamento_fatura: registro?.dia_fechamento_fatura?.toString() ?? '',
  saldo_inicial_centavos: registro?.saldo_inicial_centavos ?? null,
  saldo_inicial_em: registro?.saldo_inicial_em ?? '',
  forma_extrato: registro?.forma_extrato ?? '',
  responsavel: registro?.responsavel_extrato_id
    ? { id: registro.responsavel_extrato_id, nome: registro.responsavel_extrato_nome ?? '' }
    : null,
  conta_contabil: registro?.conta_contabil ?? '',
});

/** What each field of the form is sent as; the compiler misses one that the contract accepts. */
function enviadoDe(v: Valores) {
  const { responsavel, ...campos } = v;
  return {
    ...campos,
    empresa_id: v.empresa_id === '' ? null : Number(v.empresa_id),
    chaves_pix: linhasDe(v.chaves_pix),
    dia_fechamento_fatura:
      v.dia_fechamento_fatura.trim() === '' ? null : Number(v.dia_fechamento_fatura),
    // A text that is no amount does not get here: `errosDe` refuses it.
    saldo_inicial_centavos: v.saldo_inicial_centavos as number | null,
    forma_extrato: v.forma_extrato || null,
    responsavel_extrato_id: responsavel?.id ?? null,
  } satisfies Required<Omit<z.input<typeof EdicaoDeContaBancaria>, 'versao'>>;
}
type Enviado = ReturnType<typeof enviadoDe>;

/**
 * These fields of the form, as they are sent. What its kind of account does not have is sent blank, not
 * left out: the server clears it, and a write names all that it changes.
 */
export function corpoDe(valores: Valores, campos: readonly Campo[]): Partial<Enviado> {
  const enviado = enviadoDe(valores);
  return Object.fromEntries(
    campos.map((campo) => {
      if (campo === 'responsavel')
        return ['responsavel_extrato_id', enviado.responsavel_extrato_id];
      const vazio = campo === 'chaves_pix' ? [] : null;
      return [campo, tipoTem(valores.tipo, campo) ? enviado[campo] : vazio];
    }),
  );
}

/** What an account has, in a form that the contract refuses: blank for null. */
const preenchidosDe = (valores: Valores): Partial<Enviado> =>
  Object.fromEntries(
    Object.entries(corpoDe(valores, ORDEM)).map(([campo, valor]) => [
      campo,
      typeof valor === 'string' && valor.trim() === '' ? null : valor,
    ]),
  );

/** Every key that is none, named, where there are several. */
function chavesRecusadas({ chaves_pix }: Valores, erros: ErrosDeCampo): ErrosDeCampo {
  const recusadas = linhasDe(chaves_pix).filter((_, i) => erros[`chaves_pix.${i}`]);
  return recusadas.length < 2
    ? {}
    : { chaves_pix: `Chaves Pix inválidas: ${recusadas.map((uma) => `“${uma}”`).join(', ')}.` };
}

/**
 * The contract's own checks of these fields, told before the server does.
 *
 * @param campos those that are drawn: what is wrong elsewhere is not said.
 */
export function errosDe(valores: Valores, campos: readonly Campo[]): ErrosDeCampo {
  const { saldo_inicial_centavos: saldo } = valores;
  const lido = validar(EdicaoDeContaBancaria, {
    ...corpoDe(valores, ORDEM),
    ...(typeof saldo === 'string' && { saldo_inicial_centavos: null }),
  });
  const conta = lido.ok ? lido.dados : preenchidosDe(valores);
  const ditos = {
    ...recusasDaConta({ chaves_pix: [], ...conta, tipo: valores.tipo }),
    ...(lido.ok ? {} : { ...chavesRecusadas(valores, lido.erros), ...lido.erros }),
  };
  const erros: Record<string, string> = {};
  for (const [nome, mensagem] of Object.entries(ditos)) {
    const [raiz = nome] = nome.split('.');
    const campo = NOMES[raiz] ?? (raiz as Campo);
    if (mensagem && campos.includes(campo)) erros[campo] ??= mensagem;
  }
  if (typeof saldo === 'string' && campos.includes('saldo_inicial_centavos')) {
    erros.saldo_inicial_centavos = problemaDoDinheiro(saldo);
  }
  return erros;
}
