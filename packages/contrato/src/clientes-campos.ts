import { z } from 'zod';
import { diaOpcional, paragrafoOpcional, textoObrigatorio, textoOpcional } from './campos.ts';
import { CANAIS_DO_CONTATO } from './canais-do-contato.ts';
import { CpfOpcional } from './cpfs.ts';

type Nomes<V extends readonly string[]> = Readonly<Record<V[number], string>>;

/** Whether a client is a company or a person: only a person has a CPF of its own. */
export const NATUREZAS = ['empresa', 'pessoa_fisica'] as const;
export const NOME_DA_NATUREZA: Nomes<typeof NATUREZAS> = {
  empresa: 'Empresa',
  pessoa_fisica: 'Pessoa física',
};

export const PORTES = ['mei', 'micro', 'pequeno', 'medio', 'grande'] as const;
export const NOME_DO_PORTE: Nomes<typeof PORTES> = {
  mei: 'MEI',
  micro: 'Microempresa (ME)',
  pequeno: 'Empresa de pequeno porte (EPP)',
  medio: 'Médio porte',
  grande: 'Grande porte',
};

/** How a client came to the firm. */
export const ORIGENS = [
  'indicacao',
  'parceiro',
  'prospeccao',
  'site',
  'redes_sociais',
  'evento',
  'outra',
] as const;
export const NOME_DA_ORIGEM: Nomes<typeof ORIGENS> = {
  indicacao: 'Indicação',
  parceiro: 'Parceiro',
  prospeccao: 'Prospecção',
  site: 'Site',
  redes_sociais: 'Redes sociais',
  evento: 'Evento',
  outra: 'Outra',
};

/** Class of a client in the curve of its revenue (page book §4.2). */
export const CURVAS = ['A', 'B', 'C'] as const;

/** What a client turns over in a year; the bounds are those of MEI, ME, EPP and lucro presumido. */
export const FAIXAS_DE_FATURAMENTO = [
  'ate_81_mil',
  'ate_360_mil',
  'ate_4_8_milhoes',
  'ate_78_milhoes',
  'acima_de_78_milhoes',
] as const;
export const NOME_DA_FAIXA: Nomes<typeof FAIXAS_DE_FATURAMENTO> = {
  ate_81_mil: 'Até R$ 81 mil por ano',
  ate_360_mil: 'De R$ 81 mil a R$ 360 mil por ano',
  ate_4_8_milhoes: 'De R$ 360 mil a R$ 4,8 milhões por ano',
  ate_78_milhoes: 'De R$ 4,8 milhões a R$ 78 milhões por ano',
  acima_de_78_milhoes: 'Acima de R$ 78 milhões por ano',
};

/** How a client is paid by its own customers: what is to be reconciled. */
export const MEIOS_DE_RECEBIMENTO = [
  'pix',
  'boleto',
  'cartao',
  'transferencia',
  'dinheiro',
  'cheque',
  'marketplace',
] as const;
export const NOME_DO_MEIO: Nomes<typeof MEIOS_DE_RECEBIMENTO> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão',
  transferencia: 'Transferência',
  dinheiro: 'Dinheiro',
  cheque: 'Cheque',
  marketplace: 'Marketplace',
};

/** The legal bases on which a firm of accountants treats personal data (LGPD art. 7). */
export const BASES_LEGAIS = [
  'execucao_de_contrato',
  'obrigacao_legal',
  'legitimo_interesse',
  'exercicio_de_direitos',
  'protecao_do_credito',
  'consentimento',
] as const;
export const NOME_DA_BASE: Nomes<typeof BASES_LEGAIS> = {
  execucao_de_contrato: 'Execução de contrato (art. 7º, V)',
  obrigacao_legal: 'Obrigação legal ou regulatória (art. 7º, II)',
  legitimo_interesse: 'Legítimo interesse (art. 7º, IX)',
  exercicio_de_direitos: 'Exercício regular de direitos (art. 7º, VI)',
  protecao_do_credito: 'Proteção do crédito (art. 7º, X)',
  consentimento: 'Consentimento (art. 7º, I)',
};

/** What a client agreed to besides the service; the history of the field says who noted it, and when. */
export const CONSENTIMENTOS_DO_CLIENTE = ['novidades', 'pesquisas', 'uso_da_marca'] as const;
export const NOME_DO_CONSENTIMENTO: Nomes<typeof CONSENTIMENTOS_DO_CLIENTE> = {
  novidades: 'Receber novidades e convites',
  pesquisas: 'Responder a pesquisas',
  uso_da_marca: 'Uso da marca como referência',
};

export const SO_PESSOA_TEM_CPF = 'Só um cliente que é pessoa física tem CPF.';

const FUNCIONARIOS = 'Informe um número de funcionários de 0 a 1.000.000.';
const VALORES = 'Envie os valores pelo identificador de cada campo.';
const TAGS = 'Use até 20 tags, com até 30 caracteres cada.';

const umDe = <const V extends readonly [string, ...string[]]>(valores: V, mensagem: string) =>
  z.enum(valores, { error: mensagem }).nullish();

/** Some of a list, each once, in the list's order. */
const variosDe = <const V extends readonly [string, ...string[]]>(valores: V, mensagem: string) =>
  z
    .array(z.enum(valores, { error: mensagem }), { error: mensagem })
    .max(valores.length, mensagem)
    .transform((escolhidos) =>
      valores.filter((um): um is V[number] => escolhidos.some((outro) => outro === um)),
    )
    .optional();

/** The same word in other letters is the same tag: the first one written stays. */
const semRepetidas = (tags: readonly string[]) => {
  const vistas = new Map<string, string>();
  for (const tag of tags) {
    const chave = tag.toLocaleLowerCase('pt-BR');
    if (!vistas.has(chave)) vistas.set(chave, tag);
  }
  return [...vistas.values()];
};

/** A value of a field of the firm's own; null for none. */
const Valor = z.union([z.string(), z.number(), z.boolean(), z.null()], {
  error: 'Valor inválido.',
});

/** The fields of a client's record besides its name, situation and addresses (page book #19). */
export const camposDaFicha = {
  natureza: z.enum(NATUREZAS, { error: 'Escolha a natureza da lista.' }).optional(),
  cpf: CpfOpcional,
  segmento: textoOpcional(100, 'O segmento pode ter no máximo 100 caracteres.'),
  porte: umDe(PORTES, 'Escolha o porte da lista.'),
  origem: umDe(ORIGENS, 'Escolha a origem da lista.'),
  curva: umDe(CURVAS, 'Escolha a curva A, B ou C.'),
  tags: z
    .array(textoObrigatorio(1, 30, TAGS), { error: TAGS })
    .max(20, TAGS)
    .transform(semRepetidas)
    .optional(),
  data_inicio: diaOpcional('Data de início inválida.'),
  canal_preferido: umDe(CANAIS_DO_CONTATO, 'Escolha o canal da lista.'),
  horario_contato: textoOpcional(80, 'O horário de contato pode ter no máximo 80 caracteres.'),
  particularidades: paragrafoOpcional(
    2_000,
    'As particularidades podem ter no máximo 2.000 caracteres.',
  ),
  tem_folha: z.boolean({ error: 'Informe se o cliente tem folha de pagamento.' }).nullish(),
  numero_funcionarios: z
    .int(FUNCIONARIOS)
    .min(0, FUNCIONARIOS)
    .max(1_000_000, FUNCIONARIOS)
    .nullish(),
  faturamento_faixa: umDe(FAIXAS_DE_FATURAMENTO, 'Escolha a faixa de faturamento da lista.'),
  meios_recebimento: variosDe(MEIOS_DE_RECEBIMENTO, 'Escolha os meios de recebimento da lista.'),
  base_legal: umDe(BASES_LEGAIS, 'Escolha a base legal da lista.'),
  encarregado: textoOpcional(200, 'O encarregado pode ter no máximo 200 caracteres.'),
  consentimentos: variosDe(CONSENTIMENTOS_DO_CLIENTE, 'Escolha os consentimentos da lista.'),
  /**
   * Values of the firm's own fields, by their ids: those that are not sent stay, null clears one. Each is
   * checked by its field.
   */
  campos_personalizados: z
    .record(z.string({ error: VALORES }).regex(/^\d{1,15}$/, VALORES), Valor, { error: VALORES })
    .optional(),
};

/** The same fields as they are answered. */
export const fichaLida = {
  natureza: z.enum(NATUREZAS),
  /** Digits; masked in lists and in the audit log (page book R7). */
  cpf: z.string().nullable(),
  segmento: z.string().nullable(),
  porte: z.enum(PORTES).nullable(),
  origem: z.enum(ORIGENS).nullable(),
  curva: z.enum(CURVAS).nullable(),
  tags: z.array(z.string()),
  data_inicio: z.iso.date().nullable(),
  canal_preferido: z.enum(CANAIS_DO_CONTATO).nullable(),
  horario_contato: z.string().nullable(),
  particularidades: z.string().nullable(),
  tem_folha: z.boolean().nullable(),
  numero_funcionarios: z.int().nullable(),
  faturamento_faixa: z.enum(FAIXAS_DE_FATURAMENTO).nullable(),
  meios_recebimento: z.array(z.enum(MEIOS_DE_RECEBIMENTO)),
  base_legal: z.enum(BASES_LEGAIS).nullable(),
  encarregado: z.string().nullable(),
  consentimentos: z.array(z.enum(CONSENTIMENTOS_DO_CLIENTE)),
  campos_personalizados: z.record(z.string(), Valor),
};
