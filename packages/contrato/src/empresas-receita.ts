import { z } from 'zod';
import { IdParams } from './campos.ts';
import { CadastroNaReceita } from './consultas.ts';
import { SITUACOES_CADASTRAIS } from './empresas-cadastro.ts';
import { endpoint } from './endpoint.ts';

/** What a company's record keeps of the last time that the Receita was asked about it. */
export const ConsultaDaEmpresa = z.object({
  /** What the Receita said, whether it was taken into the register or not. */
  receita_situacao: z.enum(SITUACOES_CADASTRAIS).nullable(),
  receita_consultada_em: z.string().nullable(),
});

/** The fields of a company that the Receita tells, in the order of its register. */
export const CAMPOS_DA_RECEITA = [
  'razao_social',
  'nome_fantasia',
  'situacao_cadastral',
  'natureza_juridica',
  'cnae_principal',
  'cnaes_secundarios',
  'data_abertura',
  'capital_social_centavos',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'bairro',
  'municipio',
  'municipio_ibge',
  'uf',
  'telefone',
  'email',
] as const;
export type CampoDaReceita = (typeof CAMPOS_DA_RECEITA)[number];

const Valor = z.union([z.string(), z.int(), z.array(z.string())]).nullable();

/** A field in which the register and the Receita differ; what the Receita does not say is no difference. */
export const DiferencaDaReceita = z.object({
  campo: z.enum(CAMPOS_DA_RECEITA),
  atual: Valor,
  encontrado: Valor,
});
export type DiferencaDaReceita = z.infer<typeof DiferencaDaReceita>;
/** What the Receita said of some of the fields. */
export type EncontradoNaReceita = Partial<Record<CampoDaReceita, DiferencaDaReceita['encontrado']>>;

export const ComparacaoComAReceita = z.object({
  diferencas: z.array(DiferencaDaReceita),
  ...CadastroNaReceita.pick({
    tipo: true,
    situacao_cadastral: true,
    situacao_desde: true,
    simples: true,
    mei: true,
    socios: true,
    // Goes along with the town, where that is taken: it belongs to it.
    municipio_ibge: true,
  }).shape,
  consultado_em: z.string(),
  /** The company's, under which what is taken is saved. */
  versao: z.int(),
});
export type ComparacaoComAReceita = z.infer<typeof ComparacaoComAReceita>;

export const receitaDaEmpresaEndpoints = {
  consultar: endpoint({
    method: 'POST',
    path: '/api/empresas/{id}/consulta-receita',
    acesso: 'empresas:editar',
    resumo: 'Perguntar à Receita por uma empresa: o que difere do cadastro, que não muda',
    params: IdParams,
    response: ComparacaoComAReceita,
  }),
} as const;

/**
 * Whether these fields take the whole town of what was found, as far as it differs: its code goes with
 * it, and half of a town is neither one nor the other.
 */
export function tomaOMunicipioInteiro(
  diferencas: readonly { readonly campo: CampoDaReceita }[],
  campos: readonly CampoDaReceita[],
): boolean {
  const dele = diferencas.filter(({ campo }) => campo === 'municipio' || campo === 'uf');
  return dele.length > 0 && dele.every(({ campo }) => campos.includes(campo));
}
