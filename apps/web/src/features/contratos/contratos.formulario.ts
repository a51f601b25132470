import type { StatusDoContrato } from '@dominio/contrato/clientes';
import {
  type Contrato,
  contratosEndpoints,
  type ServicoDoContrato,
  servicoEmPalavras,
} from '@dominio/contrato/contratos';
import { NOME_DO_TERMO } from '@dominio/contrato/contratos-aditivos';
import type { IndiceDeReajuste } from '@dominio/contrato/contratos-termos';
import { z } from 'zod';
import { FORA_DO_VALOR, mostrarDinheiro } from '../../components/campos/dinheiro.ts';
import { problemaDoDinheiro } from '../../components/campos/dinheiro-digitado.ts';
import { lerNumero } from '../../lib/numeros.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

const Escolhido = z.object({ id: z.int(), nome: z.string() }).nullable();

/** A service with its volume, time and amount as they are typed. */
const ServicoDigitado = z.object({
  servico_id: z.int(),
  nome: z.string(),
  volume: z.string(),
  unidade: z.string(),
  sla: z.string(),
  /** Centavos; as typed while the text is no amount. */
  valor: z.union([z.number(), z.string()]).nullable(),
});
export type ServicoDigitado = z.infer<typeof ServicoDigitado>;

/** Values of the form, which are also its draft; blank for null. */
export const ValoresDoContrato = z.object({
  cliente: Escolhido,
  empresa_id: z.string(),
  numero_contrato: z.string(),
  responsavel: Escolhido,
  time_id: z.string(),
  servicos: z.array(ServicoDigitado),
  /** Centavos; as typed while the text is no amount. */
  valor: z.union([z.number(), z.string()]).nullable(),
  dia_vencimento: z.string(),
  indice_reajuste: z.string(),
  mes_reajuste: z.string(),
  data_inicio: z.string(),
  data_fim: z.string(),
  data_assinatura: z.string(),
  aviso_previo_dias: z.string(),
  renovacao_automatica: z.boolean(),
  /** Text of the amendment that a change of terms in force makes. */
  aditivo_descricao: z.string(),
  aditivo_vigencia: z.string(),
});
export type ValoresDoContrato = z.infer<typeof ValoresDoContrato>;

export const ORDEM_DO_CONTRATO = Object.keys(
  ValoresDoContrato.shape,
) as (keyof ValoresDoContrato)[];

export const ROTULOS: Readonly<Record<keyof ValoresDoContrato, string>> = {
  cliente: 'Cliente',
  empresa_id: 'Empresa',
  numero_contrato: 'Número do contrato',
  responsavel: 'Responsável',
  time_id: 'Time',
  servicos: 'Serviços',
  valor: 'Valor mensal',
  dia_vencimento: NOME_DO_TERMO.dia_vencimento,
  indice_reajuste: NOME_DO_TERMO.indice_reajuste,
  mes_reajuste: NOME_DO_TERMO.mes_reajuste,
  data_inicio: NOME_DO_TERMO.data_inicio,
  data_fim: NOME_DO_TERMO.data_fim,
  data_assinatura: 'Data da assinatura',
  aviso_previo_dias: NOME_DO_TERMO.aviso_previo_dias,
  renovacao_automatica: NOME_DO_TERMO.renovacao_automatica,
  aditivo_descricao: 'O que muda',
  aditivo_vigencia: 'Vale a partir de',
};

/** Field of the form that shows the errors of each field of the contract. */
export const NOMES: Readonly<Record<string, keyof ValoresDoContrato>> = {
  cliente_id: 'cliente',
  responsavel_id: 'responsavel',
  valor_mensal_centavos: 'valor',
  'aditivo.descricao': 'aditivo_descricao',
  'aditivo.vigencia_em': 'aditivo_vigencia',
};

/** What decides which fields somebody gets. */
export interface AlcanceDoFormulario {
  /** Whether the person may see and change amounts. */
  readonly veValor: boolean;
  /** Whether the contract is in force: a change of its terms is then an amendment. */
  readonly emVigor: boolean;
}

/** The form's sections with their fields; 'Revisão', the last one, shows all data too. */
export const secoesDoContrato = ({ veValor, emVigor }: AlcanceDoFormulario) => [
  {
    titulo: 'Partes',
    campos: ['cliente', 'empresa_id', 'numero_contrato', 'responsavel', 'time_id'] as const,
  },
  { titulo: 'Serviços e volumes', campos: ['servicos'] as const },
  {
    titulo: 'Valores',
    campos: [
      ...(veValor ? (['valor'] as const) : []),
      ...(['dia_vencimento', 'indice_reajuste', 'mes_reajuste'] as const),
    ],
  },
  {
    titulo: 'Vigência',
    campos: [
      ...(['data_inicio', 'data_fim', 'data_assinatura'] as const),
      ...(['aviso_previo_dias', 'renovacao_automatica'] as const),
    ],
  },
  ...(emVigor
    ? [{ titulo: 'Aditivo', campos: ['aditivo_descricao', 'aditivo_vigencia'] as const }]
    : []),
  { titulo: 'Revisão', campos: [] as const },
];

const servicoDigitado = (servico: ServicoDoContrato): ServicoDigitado => ({
  servico_id: servico.servico_id,
  nome: servico.nome,
  volume: servico.volume_limite === null ? '' : String(servico.volume_limite),
  unidade: servico.unidade ?? '',
  sla: servico.sla_horas === null ? '' : String(servico.sla_horas),
  valor: servico.valor_centavos ?? null,
});

const escolhido = (id: number | null, nome: string | null) =>
  id === null ? null : { id, nome: nome ?? '' };

const escrito = (numero: number | null | undefined) =>
  numero === null || numero === undefined ? '' : String(numero);

/** Values of the form; those of a new contract (`null`) may begin with a client. */
export const valoresDoContrato = (
  contrato: Contrato | null,
  cliente: ValoresDoContrato['cliente'] = null,
): ValoresDoContrato => ({
  cliente: contrato ? { id: contrato.cliente_id, nome: contrato.cliente_nome } : cliente,
  empresa_id: contrato?.empresa_id ? String(contrato.empresa_id) : '',
  numero_contrato: contrato?.numero_contrato ?? '',
  responsavel: contrato && escolhido(contrato.responsavel_id, contrato.responsavel_nome),
  time_id: contrato?.time_id ? String(contrato.time_id) : '',
  servicos: contrato?.servicos.map(servicoDigitado) ?? [],
  valor: contrato?.valor_mensal_centavos ?? null,
  dia_vencimento: escrito(contrato?.dia_vencimento),
  indice_reajuste: contrato?.indice_reajuste ?? '',
  mes_reajuste: escrito(contrato?.mes_reajuste),
  data_inicio: contrato?.data_inicio ?? '',
  data_fim: contrato?.data_fim ?? '',
  data_assinatura: contrato?.data_assinatura ?? '',
  aviso_previo_dias: escrito(contrato?.aviso_previo_dias),
  renovacao_automatica: contrato?.renovacao_automatica ?? false,
  aditivo_descricao: '',
  aditivo_vigencia: '',
});

/** Whether a contract of this status is in force: a change of its terms is then an amendment. */
export const estaEmVigor = (status: StatusDoContrato): boolean =>
  status === 'ATIVO' || status === 'SUSPENSO';

/** What such a contract is, within a sentence. */
export const vigorEmPalavras = (status: StatusDoContrato): string =>
  status === 'SUSPENSO' ? 'O contrato está suspenso' : 'O contrato está em vigor';

/** Whether a contract ended, or was cancelled before it began: it is only read then. */
export const terminou = (status: StatusDoContrato): boolean =>
  status === 'ENCERRADO' || status === 'CANCELADO';

const numeroOuNada = (id: string) => (id === '' ? null : Number(id));

/** What is shown of a number while it is typed: on the way to '1.500' it says nothing yet. */
const numeroLido = (digitado: string) => {
  const numero = lerNumero(digitado);
  return Number.isNaN(numero) ? null : numero;
};

/** Services in words, each with its amount for somebody who may see amounts. */
export const servicosDigitados = (servicos: readonly ServicoDigitado[], veValor: boolean) =>
  servicos.map((um) => {
    const [volume_limite, sla_horas] = [numeroLido(um.volume), numeroLido(um.sla)];
    const unidade = um.unidade.trim() || null;
    const palavras = servicoEmPalavras({ nome: um.nome, volume_limite, unidade, sla_horas });
    return veValor && typeof um.valor === 'number'
      ? `${palavras} · ${mostrarDinheiro(um.valor)}`
      : palavras;
  });

/** What else is agreed, of what is typed. */
const condicoesDigitadas = (v: ValoresDoContrato) => ({
  dia_vencimento: lerNumero(v.dia_vencimento),
  indice_reajuste: (v.indice_reajuste || null) as IndiceDeReajuste | null,
  mes_reajuste: numeroOuNada(v.mes_reajuste),
  data_assinatura: v.data_assinatura || null,
  aviso_previo_dias: lerNumero(v.aviso_previo_dias),
  renovacao_automatica: v.renovacao_automatica,
});

/** What else is agreed, as the review says it. */
export const condicoesMostradas = (v: ValoresDoContrato) => ({
  ...condicoesDigitadas(v),
  dia_vencimento: numeroLido(v.dia_vencimento),
  aviso_previo_dias: numeroLido(v.aviso_previo_dias),
});

const corpo = contratosEndpoints.criar.body.extend(
  contratosEndpoints.atualizar.body.omit({ versao: true }).shape,
);

/**
 * Body of a save: null for blank; a blank number is given by the server. The compiler misses a field
 * that the contract accepts and this forgets.
 */
export function corpoDoContrato(v: ValoresDoContrato, { veValor, emVigor }: AlcanceDoFormulario) {
  const { valor_mensal_centavos, aditivo, ...resto } = {
    cliente_id: v.cliente?.id ?? 0,
    empresa_id: numeroOuNada(v.empresa_id),
    numero_contrato: v.numero_contrato,
    responsavel_id: v.responsavel?.id ?? null,
    time_id: numeroOuNada(v.time_id),
    servicos: v.servicos.map(({ servico_id, volume, unidade, sla, valor }) => ({
      servico_id,
      volume_limite: lerNumero(volume),
      unidade,
      sla_horas: lerNumero(sla),
      ...(veValor && { valor_centavos: valor as number | null }),
    })),
    // A text that is no amount does not get here: `errosDoContrato` refuses it.
    valor_mensal_centavos: v.valor as number | null,
    data_inicio: v.data_inicio || null,
    data_fim: v.data_fim || null,
    ...condicoesDigitadas(v),
    aditivo: { descricao: v.aditivo_descricao, vigencia_em: v.aditivo_vigencia || null },
  } satisfies Required<z.input<typeof corpo>>;
  return { ...resto, ...(veValor && { valor_mensal_centavos }), ...(emVigor && { aditivo }) };
}

const problemaDoValor = (valor: ServicoDigitado['valor']) =>
  typeof valor === 'string' ? problemaDoDinheiro(valor) : FORA_DO_VALOR;

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoContrato(
  valores: ValoresDoContrato,
  alcance: AlcanceDoFormulario,
): ErrosDeCampo {
  const lido = validar(corpo, corpoDoContrato(valores, alcance));
  const erros: Record<string, string> = {};
  for (const [campo, mensagem] of Object.entries(lido.ok ? {} : lido.erros)) {
    const [raiz = campo, ordem, parte] = campo.split('.');
    const servico = raiz === 'servicos' ? valores.servicos[Number(ordem)] : undefined;
    erros[NOMES[campo] ?? NOMES[raiz] ?? raiz] ??= servico
      ? `${servico.nome}: ${parte === 'valor_centavos' ? problemaDoValor(servico.valor) : mensagem}`
      : mensagem;
  }
  if (erros.valor) {
    erros.valor = problemaDoValor(valores.valor);
  }
  if (!valores.cliente) erros.cliente = 'Escolha o cliente.';
  const { data_inicio: de, data_fim: ate } = valores;
  if (de && ate && ate < de) erros.data_fim ??= 'A data final deve ser depois da inicial.';
  return erros;
}
