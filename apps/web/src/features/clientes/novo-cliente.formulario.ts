import { cadastroDeClientesEndpoints, type NovoCliente } from '@dominio/contrato/clientes-cadastro';
import { NATUREZAS } from '@dominio/contrato/clientes-campos';
import { SITUACOES_DO_NOVO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import type { condicoesDoContrato } from '@dominio/contrato/contratos-termos';
import { UFS } from '@dominio/contrato/ufs';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';
import { lugarDosRascunhos } from '../../registros/rascunho.ts';

/** Values of the form, which are also its draft; blank for what was not typed. */
const Valores = z.object({
  nome: z.string(),
  natureza: z.enum(NATUREZAS),
  cpf: z.string(),
  situacao: z.enum(SITUACOES_DO_NOVO_CLIENTE),
  segmento: z.string(),
  responsavel: z.object({ id: z.int(), nome: z.string() }).nullable(),
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
  municipio: z.string(),
  uf: z.enum(UFS).or(z.literal('')),
  com_contrato: z.boolean(),
  numero_contrato: z.string(),
  servicos: z.array(z.string()),
  data_inicio: z.string(),
});
export type ValoresDoNovoCliente = z.infer<typeof Valores>;

const rascunhos = lugarDosRascunhos('cliente', Valores);

/** Drafts of a new client, in which no CPF is kept. */
export function rascunhosDeClientes(...quais: Parameters<typeof rascunhos>) {
  const lugar = rascunhos(...quais);
  return {
    ...lugar,
    guardar: (digitados: ValoresDoNovoCliente, passo?: number) =>
      lugar.guardar({ ...digitados, cpf: '' }, passo),
  };
}

export const NOVO_CLIENTE: ValoresDoNovoCliente = {
  nome: '',
  natureza: 'empresa',
  cpf: '',
  situacao: 'prospecto',
  segmento: '',
  responsavel: null,
  cnpj: '',
  razao_social: '',
  nome_fantasia: '',
  municipio: '',
  uf: '',
  com_contrato: true,
  numero_contrato: '',
  servicos: [],
  data_inicio: '',
};

export const ORDEM_DO_NOVO_CLIENTE = Object.keys(NOVO_CLIENTE) as (keyof ValoresDoNovoCliente)[];

export const ROTULOS_DO_NOVO_CLIENTE: Readonly<Record<keyof ValoresDoNovoCliente, string>> = {
  nome: 'Nome',
  natureza: 'Natureza',
  cpf: 'CPF',
  situacao: 'Situação',
  segmento: 'Segmento',
  responsavel: 'Responsável',
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome fantasia',
  municipio: 'Município',
  uf: 'Estado',
  com_contrato: 'Abrir um contrato em rascunho',
  numero_contrato: 'Número do contrato',
  servicos: 'Serviços',
  data_inicio: 'Início',
};

/** Field of the form that shows the errors of each field of the contract. */
export const NOMES_DO_NOVO_CLIENTE: Readonly<Record<string, keyof ValoresDoNovoCliente>> = {
  responsavel_id: 'responsavel',
  'empresa.cnpj': 'cnpj',
  'empresa.razao_social': 'razao_social',
  'empresa.nome_fantasia': 'nome_fantasia',
  'empresa.municipio': 'municipio',
  'empresa.uf': 'uf',
  'contrato.responsavel_id': 'responsavel',
  'contrato.numero_contrato': 'numero_contrato',
  'contrato.servicos': 'servicos',
  'contrato.data_inicio': 'data_inicio',
};

/** Whether the person may also create the company and the contract. */
export interface PartesDoNovoCliente {
  readonly empresa: boolean;
  readonly contrato: boolean;
}

/** The form's steps with their fields, without the parts that the person may not create. */
export const passosDoNovoCliente = ({ empresa, contrato }: PartesDoNovoCliente) => [
  {
    titulo: 'Cliente',
    campos: ['nome', 'natureza', 'cpf', 'situacao', 'segmento', 'responsavel'] as const,
    temObrigatorios: true,
  },
  ...(empresa
    ? [
        {
          titulo: 'Empresa',
          campos: ['cnpj', 'razao_social', 'nome_fantasia', 'municipio', 'uf'] as const,
        },
      ]
    : []),
  ...(contrato
    ? [
        {
          titulo: 'Contrato',
          campos: ['numero_contrato', 'servicos', 'data_inicio'] as const,
        },
      ]
    : []),
  { titulo: 'Revisão', campos: [] as const },
];

type Corpo = z.input<typeof NovoCliente>;

/**
 * Body of the creation: with a company if it has a CNPJ, with a contract if one is wanted. The
 * compiler misses a field that the contract accepts and this forgets; what is left out on purpose is
 * written later, in the client's and the contract's own forms.
 */
export const corpoDoNovoCliente = (v: ValoresDoNovoCliente, partes: PartesDoNovoCliente) =>
  ({
    nome: v.nome,
    natureza: v.natureza,
    cpf: v.natureza === 'pessoa_fisica' ? v.cpf : null,
    situacao: v.situacao,
    segmento: v.segmento,
    responsavel_id: v.responsavel?.id ?? null,
    ...(partes.empresa &&
      v.cnpj !== '' && {
        empresa: {
          cnpj: v.cnpj,
          razao_social: v.razao_social,
          nome_fantasia: v.nome_fantasia,
          municipio: v.municipio,
          uf: v.uf || null,
        } satisfies Required<NonNullable<Corpo['empresa']>>,
      }),
    ...(partes.contrato &&
      v.com_contrato && {
        contrato: {
          numero_contrato: v.numero_contrato,
          servicos: v.servicos.map((id) => ({ servico_id: Number(id) })),
          data_inicio: v.data_inicio || null,
        } satisfies Required<
          Omit<
            NonNullable<Corpo['contrato']>,
            | keyof typeof condicoesDoContrato
            // The client's own answers for it.
            | 'responsavel_id'
            | 'time_id'
            | 'valor_mensal_centavos'
            | 'data_fim'
          >
        >,
      }),
  }) satisfies Required<
    Pick<Corpo, 'nome' | 'natureza' | 'cpf' | 'situacao' | 'segmento' | 'responsavel_id'>
  >;

/** Checks the values by the contract's schema, before they are sent. */
export function errosDoNovoCliente(
  valores: ValoresDoNovoCliente,
  partes: PartesDoNovoCliente,
): ErrosDeCampo {
  const lido = validar(cadastroDeClientesEndpoints.criar.body, corpoDoNovoCliente(valores, partes));
  const erros = Object.entries(lido.ok ? {} : lido.erros).map(([campo, mensagem]) => {
    const raiz = campo.split('.').slice(0, 2).join('.');
    return [NOMES_DO_NOVO_CLIENTE[raiz] ?? campo, mensagem];
  });
  return Object.fromEntries(erros);
}
