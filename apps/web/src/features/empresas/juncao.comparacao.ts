import { mascararCnpj } from '@dominio/contrato/documentos';
import { type Empresa, NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import type { ParteDaEmpresa, ResultadoDaJuncao } from '@dominio/contrato/empresas-mesclar';
import { ROTULOS_DA_EMPRESA } from '@dominio/contrato/empresas-rotulos';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { mascararCep } from '@dominio/contrato/enderecos-postais';
import { mascararCnae } from '@dominio/contrato/tabelas-oficiais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import { mostrarDinheiro } from '../../components/campos/dinheiro.ts';
import { contar, formatarDia } from '../../lib/formato.ts';

/** A part of a company in words, blank where it has none. */
type EmPalavras = (empresa: Empresa, listas: { regimes: number; socios: number }) => string;

const juntas = (partes: readonly (string | null | false)[]) => partes.filter(Boolean).join(', ');

/** What each part is called, and how it is written, in the order of the panel. */
const PARTES: Readonly<Record<ParteDaEmpresa, readonly [rotulo: string, escrita: EmPalavras]>> = {
  razao_social: [ROTULOS_DA_EMPRESA.razao_social, ({ razao_social }) => razao_social],
  cnpj: [ROTULOS_DA_EMPRESA.cnpj, ({ cnpj }) => mascararCnpj(cnpj)],
  nome_fantasia: [ROTULOS_DA_EMPRESA.nome_fantasia, ({ nome_fantasia }) => nome_fantasia ?? ''],
  tipo: [ROTULOS_DA_EMPRESA.tipo, ({ tipo }) => NOME_DO_TIPO[tipo]],
  status: [
    'Status',
    ({ status, status_desde, status_motivo }) =>
      juntas([
        NOME_DO_STATUS_DA_EMPRESA[status],
        status_desde && `desde ${formatarDia(status_desde)}`,
        status_motivo,
      ]),
  ],
  situacao_cadastral: [
    ROTULOS_DA_EMPRESA.situacao_cadastral,
    ({ situacao_cadastral }) =>
      situacao_cadastral ? NOME_DA_SITUACAO_CADASTRAL[situacao_cadastral] : '',
  ],
  natureza_juridica: [
    ROTULOS_DA_EMPRESA.natureza_juridica,
    ({ natureza_juridica, natureza_juridica_nome }) =>
      natureza_juridica_nome ?? natureza_juridica ?? '',
  ],
  data_abertura: [
    ROTULOS_DA_EMPRESA.data_abertura,
    ({ data_abertura }) => (data_abertura ? formatarDia(data_abertura) : ''),
  ],
  capital_social_centavos: [
    ROTULOS_DA_EMPRESA.capital_social_centavos,
    ({ capital_social_centavos: valor }) => (valor === null ? '' : mostrarDinheiro(valor)),
  ],
  cnae: [
    'CNAEs',
    ({ cnae_principal, cnaes_secundarios }) =>
      juntas([cnae_principal, ...cnaes_secundarios].map((um) => um && mascararCnae(um))),
  ],
  inscricao_estadual: [
    ROTULOS_DA_EMPRESA.inscricao_estadual,
    ({ inscricao_estadual }) => inscricao_estadual ?? '',
  ],
  inscricao_municipal: [
    ROTULOS_DA_EMPRESA.inscricao_municipal,
    ({ inscricao_municipal }) => inscricao_municipal ?? '',
  ],
  telefone: [
    ROTULOS_DA_EMPRESA.telefone,
    ({ telefone }) => (telefone ? telefoneEscrito(telefone) : ''),
  ],
  email: [ROTULOS_DA_EMPRESA.email, ({ email }) => email ?? ''],
  endereco: [
    'Endereço',
    ({ logradouro, numero, complemento, bairro, municipio, uf, cep, municipio_ibge }) =>
      juntas([
        logradouro,
        numero,
        complemento,
        bairro,
        municipio,
        uf,
        cep && mascararCep(cep),
        municipio_ibge && `IBGE ${municipio_ibge}`,
      ]),
  ],
  certificado: [
    'Certificado',
    ({
      certificado_tipo,
      certificado_titular,
      certificado_serie,
      certificado_desde,
      certificado_ate,
    }) =>
      juntas([
        certificado_tipo && NOME_DO_TIPO_DE_CERTIFICADO[certificado_tipo],
        certificado_titular,
        certificado_serie && `série ${certificado_serie}`,
        certificado_desde && `de ${formatarDia(certificado_desde)}`,
        certificado_ate && `até ${formatarDia(certificado_ate)}`,
      ]),
  ],
  logo: ['Logo', ({ tem_logo }) => (tem_logo ? 'Enviado' : '')],
  regimes: [
    'Regimes tributários',
    (_, { regimes }) => (regimes === 0 ? '' : contar(regimes, 'regime', 'regimes')),
  ],
  socios: ['Sócios', (_, { socios }) => (socios === 0 ? '' : contar(socios, 'sócio', 'sócios'))],
};

/** A part in which two companies may differ. */
export interface Diferenca {
  readonly parte: ParteDaEmpresa;
  readonly rotulo: string;
  readonly fica: string;
  readonly sai: string;
}

/** Told by how many there are, or that there is one: alike in words, they may still differ. */
const SO_CONTADAS: ReadonlySet<ParteDaEmpresa> = new Set(['logo', 'regimes', 'socios']);

/** The parts in which two companies differ, in words; those that neither has are left out. */
export function diferencasEntre(
  fica: Empresa,
  sai: Empresa,
  { regimes, socios }: Pick<ResultadoDaJuncao, 'regimes' | 'socios'>,
): Diferenca[] {
  return (Object.keys(PARTES) as ParteDaEmpresa[]).flatMap((parte) => {
    const [rotulo, escrita] = PARTES[parte];
    const [dela, daOutra] = [
      escrita(fica, { regimes: regimes.fica, socios: socios.fica }),
      escrita(sai, { regimes: regimes.sai, socios: socios.sai }),
    ];
    const iguais = dela === daOutra && (dela === '' || !SO_CONTADAS.has(parte));
    return iguais ? [] : [{ parte, rotulo, fica: dela, sai: daOutra }];
  });
}

/** What the other one alone has: it is kept of it, until somebody says otherwise. */
export const faltantes = (diferencas: readonly Diferenca[]): ParteDaEmpresa[] =>
  diferencas.filter(({ fica, sai }) => fica === '' && sai !== '').map(({ parte }) => parte);
