import type { clientes } from '../modules/clientes/clientes.tables.ts';

type Ficha = Partial<typeof clientes.$inferInsert>;

/** None is an MEI: that is a person's, and these are companies with partners. */
const PORTES = ['micro', 'micro', 'micro', 'pequeno', 'pequeno', 'medio', 'grande'] as const;
export type PorteInventado = (typeof PORTES)[number];
const FAIXAS = {
  micro: 'ate_360_mil',
  pequeno: 'ate_4_8_milhoes',
  medio: 'ate_78_milhoes',
  grande: 'acima_de_78_milhoes',
} as const;
const FUNCIONARIOS = { micro: 6, pequeno: 28, medio: 120, grande: 460 } as const;
const CURVAS = { micro: 'C', pequeno: 'B', medio: 'A', grande: 'A' } as const;
const ORIGENS = ['indicacao', 'indicacao', 'site', 'parceiro', 'redes_sociais', 'evento'] as const;
const CANAIS = ['whatsapp', 'email', 'telefone'] as const;
const HORARIOS = ['De manhã, até as 11h', 'Depois das 14h', 'Horário comercial'] as const;
const PARTICULARIDADES = [
  'Envia os documentos de uma vez, na última semana do mês.',
  'Decide devagar: combine os prazos com folga.',
  'Responde rápido. Confirme por e-mail o que for combinado.',
] as const;
const TAGS = ['exportação', 'licitações', 'e-commerce', 'fecha dia 5', 'sazonal'] as const;
const MEIOS = [
  ['pix', 'cartao'],
  ['pix', 'boleto', 'transferencia'],
  ['pix', 'cartao', 'dinheiro'],
  ['cartao', 'marketplace'],
] as const;
const BASES = ['execucao_de_contrato', 'obrigacao_legal'] as const;

/** One of a list for the n-th client: the same at each seeding, and nothing drawn for it. */
const doN = <T>(lista: readonly T[], n: number): T => lista[n % lista.length] as T;

/** The size of the n-th invented client, which its revenue and its regimes keep to; small, if just opened. */
export const porteNumero = (n: number, recente: boolean): PorteInventado =>
  recente ? 'micro' : doN(PORTES, n * 5);

/** Whether the n-th invented client employs anybody. */
export const temFolhaNumero = (n: number): boolean => n % PORTES.length !== 0;

/**
 * The record of the n-th invented client. Some have little in it, as in any firm. It draws nothing, for
 * what is drawn after it to stay as it was.
 */
export function fichaNumero(n: number, recente: boolean): Ficha {
  const porte = porteNumero(n, recente);
  const temFolha = temFolhaNumero(n);
  const conhecida = n % 6 !== 0;
  return {
    porte,
    origem: doN(ORIGENS, n),
    curva: CURVAS[porte],
    tags: n % 3 === 0 ? [] : [...new Set([doN(TAGS, n), doN(TAGS, n * 2 + 1)])],
    tem_folha: temFolha,
    numero_funcionarios: temFolha ? FUNCIONARIOS[porte] + (n % 5) : 0,
    faturamento_faixa: FAIXAS[porte],
    meios_recebimento: [...doN(MEIOS, n)],
    base_legal: doN(BASES, n),
    consentimentos: n % 4 === 0 ? [] : ['pesquisas'],
    ...(conhecida && {
      canal_preferido: doN(CANAIS, n),
      horario_contato: doN(HORARIOS, n),
      particularidades: doN(PARTICULARIDADES, n),
    }),
  };
}

/** The columns of a record, for COPY. */
export const COLUNAS_DA_FICHA = [
  'porte',
  'origem',
  'curva',
  'tags',
  'tem_folha',
  'numero_funcionarios',
  'faturamento_faixa',
  'meios_recebimento',
  'base_legal',
  'consentimentos',
  'canal_preferido',
  'horario_contato',
  'particularidades',
] as const satisfies readonly (keyof Ficha)[];

const emLista = (itens: readonly string[]) => `{${itens.map((um) => `"${um}"`).join(',')}}`;

/** A record as COPY takes it, in the order of its columns. */
export const fichaParaCopiar = (ficha: Ficha) =>
  COLUNAS_DA_FICHA.map((coluna) => {
    const valor = ficha[coluna] ?? null;
    return Array.isArray(valor) ? emLista(valor) : (valor as string | number | boolean | null);
  });
