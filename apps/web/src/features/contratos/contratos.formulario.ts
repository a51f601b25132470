import { type Contrato, contratosEndpoints } from '@dominio/contrato/contratos';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** The contract as its form has it: blank where there is nothing. */
export interface ValoresDoContrato {
  cliente: { id: number; nome: string } | null;
  empresa_id: string;
  numero_contrato: string;
  /** One per line. */
  servicos: string;
  valor: number | null;
  data_inicio: string;
  data_fim: string;
}

export const ORDEM_DO_CONTRATO = [
  'cliente',
  'empresa_id',
  'numero_contrato',
  'servicos',
  'valor',
  'data_inicio',
  'data_fim',
] as const;

export const ROTULOS = {
  cliente: 'Cliente',
  empresa_id: 'Empresa',
  numero_contrato: 'Número do contrato',
  servicos: 'Serviços',
  valor: 'Valor mensal',
  data_inicio: 'Início',
  data_fim: 'Fim',
} as const;

/** Field of the contract → field of the form. */
export const NOMES = { cliente_id: 'cliente', valor_mensal_centavos: 'valor' } as const;

/** The steps of the form with the fields of each; the last one only shows them. */
export const PASSOS = [
  { titulo: 'Partes', campos: ['cliente', 'empresa_id', 'numero_contrato', 'servicos'] },
  { titulo: 'Valores', campos: ['valor'] },
  { titulo: 'Vigência', campos: ['data_inicio', 'data_fim'] },
  { titulo: 'Revisão', campos: [] },
] as const satisfies readonly {
  titulo: string;
  campos: readonly (keyof ValoresDoContrato)[];
}[];

export const valoresDoContrato = (
  contrato: Contrato | null,
  cliente: ValoresDoContrato['cliente'] = null,
): ValoresDoContrato => ({
  cliente: contrato ? { id: contrato.cliente_id, nome: contrato.cliente_nome } : cliente,
  empresa_id: contrato?.empresa_id ? String(contrato.empresa_id) : '',
  numero_contrato: contrato?.numero_contrato ?? '',
  servicos: contrato?.servicos.join('\n') ?? '',
  valor: contrato?.valor_mensal_centavos ?? null,
  data_inicio: contrato?.data_inicio ?? '',
  data_fim: contrato?.data_fim ?? '',
});

/** The services that were typed, one per line. */
export const servicosDe = (texto: string): string[] =>
  texto
    .split('\n')
    .map((linha) => linha.trim())
    .filter(Boolean);

/** What is sent to save; blank clears, and a number left blank is given by the server. */
export const corpoDoContrato = (v: ValoresDoContrato) => ({
  cliente_id: v.cliente?.id ?? 0,
  empresa_id: v.empresa_id === '' ? null : Number(v.empresa_id),
  numero_contrato: v.numero_contrato,
  servicos: servicosDe(v.servicos),
  valor_mensal_centavos: v.valor,
  data_inicio: v.data_inicio || null,
  data_fim: v.data_fim || null,
});

/** The contract's own checks, told before the server does. */
export function errosDoContrato(valores: ValoresDoContrato): ErrosDeCampo {
  const lido = validar(contratosEndpoints.criar.body, corpoDoContrato(valores));
  const erros: Record<string, string> = {};
  for (const [campo, mensagem] of Object.entries(lido.ok ? {} : lido.erros)) {
    const [raiz = campo] = campo.split('.');
    erros[NOMES[raiz as keyof typeof NOMES] ?? raiz] ??= mensagem;
  }
  if (!valores.cliente) erros.cliente = 'Escolha o cliente.';
  const { data_inicio: de, data_fim: ate } = valores;
  if (de && ate && ate < de) erros.data_fim ??= 'A data final deve ser depois da inicial.';
  return erros;
}

/** The first step that has a wrong field; null when there is none. */
export function passoComErro(erros: object): number | null {
  const indice = PASSOS.findIndex(({ campos }) =>
    campos.some((campo) => Object.hasOwn(erros, campo)),
  );
  return indice < 0 ? null : indice;
}
