import { z } from 'zod';
import { diaOpcional, textoOpcional } from './campos.ts';
import { EMAIL_INVALIDO, Email, emailCanonico } from './emails.ts';
import { camposDoEndereco } from './enderecos-postais.ts';
import { TELEFONE_INVALIDO, telefoneValido } from './telefones.ts';

/** What the Receita Federal says of a CNPJ. */
export const SITUACOES_CADASTRAIS = ['ativa', 'suspensa', 'inapta', 'baixada', 'nula'] as const;
export type SituacaoCadastral = (typeof SITUACOES_CADASTRAIS)[number];

export const NOME_DA_SITUACAO_CADASTRAL: Readonly<Record<SituacaoCadastral, string>> = {
  ativa: 'Ativa',
  suspensa: 'Suspensa',
  inapta: 'Inapta',
  baixada: 'Baixada',
  nula: 'Nula',
};

/** A company that pays no state tax has this word in place of a number. */
export const ISENTO = 'ISENTO';

const CNAE_INVALIDO = 'Escolha o CNAE da lista.';
const IBGE_INVALIDO = 'Código IBGE inválido: são os sete dígitos do município.';
const CNAES_DEMAIS = 'Uma empresa pode ter no máximo 99 CNAEs secundários.';
const NATUREZA_INVALIDA = 'Escolha a natureza jurídica da lista.';
const INSCRICAO_ESTADUAL =
  'Inscrição estadual inválida. Use números e letras, até 20, ou a palavra isento.';
const INSCRICAO_MUNICIPAL = 'Inscrição municipal inválida. Use números e letras, até 20.';
const CAPITAL_INVALIDO = 'Informe o capital social em centavos, até cem bilhões de reais.';
const MAIOR_CAPITAL = 1e13;

const semSinais = (texto: string) => texto.replaceAll(/[.\s/-]/g, '');
const emMaiusculas = (texto: string) => texto.toUpperCase();

const inscricao = (mensagem: string) =>
  textoOpcional(20, mensagem)
    .transform((valor) => valor && emMaiusculas(valor))
    .refine((valor) => !valor || /^(?=.*[0-9A-Z])[0-9A-Z./-]+$/.test(valor), mensagem);

/** A code of a published table, with or without the signs that people write in it. */
const codigo = (digitos: RegExp, mensagem: string) =>
  textoOpcional(12, mensagem)
    .transform((valor) => valor && semSinais(valor))
    .refine((valor) => typeof valor !== 'string' || digitos.test(valor), mensagem);

const Cnae = z
  .string({ error: CNAE_INVALIDO })
  .max(12, { error: CNAE_INVALIDO, abort: true })
  .transform(semSinais)
  .refine((valor) => /^\d{7}$/.test(valor), CNAE_INVALIDO);

/** What the register of a company holds besides what it is called and where it belongs. */
export const camposDoCadastro = {
  inscricao_estadual: inscricao(INSCRICAO_ESTADUAL),
  inscricao_municipal: inscricao(INSCRICAO_MUNICIPAL),
  /** Seven digits, of the published table. */
  cnae_principal: codigo(/^\d{7}$/, CNAE_INVALIDO),
  cnaes_secundarios: z
    .array(Cnae, { error: CNAE_INVALIDO })
    .max(99, CNAES_DEMAIS)
    .transform((codigos) => [...new Set(codigos)])
    .default([]),
  /** Four digits, of the published table. */
  natureza_juridica: codigo(/^\d{4}$/, NATUREZA_INVALIDA),
  situacao_cadastral: z
    .enum(SITUACOES_CADASTRAIS, { error: 'Escolha a situação cadastral da lista.' })
    .nullish(),
  data_abertura: diaOpcional('Data de abertura inválida.'),
  capital_social_centavos: z
    .int(CAPITAL_INVALIDO)
    .min(0, CAPITAL_INVALIDO)
    .max(MAIOR_CAPITAL, CAPITAL_INVALIDO)
    .nullish(),
  telefone: textoOpcional(30, TELEFONE_INVALIDO).refine(
    (numero) => !numero || telefoneValido(numero),
    TELEFONE_INVALIDO,
  ),
  email: textoOpcional(254, EMAIL_INVALIDO)
    .refine((email) => !email || Email.safeParse(email).success, EMAIL_INVALIDO)
    .transform((email) => email && emailCanonico(email)),
  ...camposDoEndereco,
  /** The seven digits by which IBGE, and whoever issues invoices, know the town of the address. */
  municipio_ibge: codigo(/^[1-5]\d{6}$/, IBGE_INVALIDO),
};

/** The register as it is answered, with the names that the published tables have for its codes. */
export const CadastroDaEmpresa = z.object({
  inscricao_estadual: z.string().nullable(),
  inscricao_municipal: z.string().nullable(),
  cnae_principal: z.string().nullable(),
  cnae_principal_nome: z.string().nullable(),
  cnaes_secundarios: z.array(z.string()),
  /** In the order of `cnaes_secundarios`. */
  cnaes_secundarios_nomes: z.array(z.string()),
  natureza_juridica: z.string().nullable(),
  natureza_juridica_nome: z.string().nullable(),
  situacao_cadastral: z.enum(SITUACOES_CADASTRAIS).nullable(),
  data_abertura: z.string().nullable(),
  capital_social_centavos: z.int().nullable(),
  telefone: z.string().nullable(),
  email: z.string().nullable(),
  cep: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  complemento: z.string().nullable(),
  bairro: z.string().nullable(),
  municipio: z.string().nullable(),
  municipio_ibge: z.string().nullable(),
  uf: camposDoEndereco.uf.unwrap().unwrap().nullable(),
});
