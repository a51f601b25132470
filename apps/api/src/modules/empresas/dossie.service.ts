import { dataCivil } from '@dominio/contrato/datas';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { type Empresa, NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { NOME_DA_SITUACAO_CADASTRAL } from '@dominio/contrato/empresas-cadastro';
import { NOME_DO_TIPO_DE_CERTIFICADO } from '@dominio/contrato/empresas-certificado';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { ROTULOS_DA_EMPRESA as rotulo } from '@dominio/contrato/empresas-rotulos';
import {
  documentoEscrito,
  participacaoEscrita,
  type Socio,
} from '@dominio/contrato/empresas-socios';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { mascararCnae, mascararNatureza } from '@dominio/contrato/tabelas-oficiais';
import { telefoneEscrito } from '@dominio/contrato/telefones';
import type { Contexto } from '../../platform/contexto.ts';
import {
  blocoDeTabela,
  blocoDeValores,
  diaDe,
  type FonteDoDossie,
  periodoDe,
  reaisDe,
  restoDe,
  simNaoDe,
} from '../../platform/dossie.ts';
import { listarEmpresas } from './empresas.service.ts';
import * as regimes from './regimes.repository.ts';
import { periodosDe } from './regimes.rules.ts';
import * as socios from './socios.repository.ts';
import { semCpfInteiro } from './socios.rules.ts';

/** Companies of one dossier: for more there is the list. */
const MAXIMO = 50;

const endereco = ({ logradouro, numero, complemento, bairro, municipio, uf, cep }: Empresa) =>
  [logradouro, numero, complemento, bairro, [municipio, uf].filter(Boolean).join('/'), cep]
    .filter(Boolean)
    .join(', ');

const certificado = (um: Empresa) =>
  um.certificado_tipo &&
  [
    NOME_DO_TIPO_DE_CERTIFICADO[um.certificado_tipo],
    um.certificado_titular,
    um.certificado_serie && `série ${um.certificado_serie}`,
    periodoDe(um.certificado_desde, um.certificado_ate),
  ]
    .filter(Boolean)
    .join(' · ');

const identificacao = (um: Empresa) =>
  blocoDeValores(um.razao_social, [
    [rotulo.cnpj, mascararCnpj(um.cnpj)],
    [rotulo.nome_fantasia, um.nome_fantasia],
    [rotulo.tipo, NOME_DO_TIPO[um.tipo]],
    ['Status', NOME_DO_STATUS_DA_EMPRESA[um.status]],
    ['Desde', diaDe(um.status_desde)],
    ['Motivo', um.status_motivo],
    ['Regime', um.regime_atual && NOME_DO_REGIME[um.regime_atual.regime]],
    [rotulo.inscricao_estadual, um.inscricao_estadual],
    [rotulo.inscricao_municipal, um.inscricao_municipal],
    [rotulo.cnae_principal, um.cnae_principal && mascararCnae(um.cnae_principal)],
    [rotulo.cnaes_secundarios, um.cnaes_secundarios.map(mascararCnae).join(', ')],
    [rotulo.natureza_juridica, um.natureza_juridica && mascararNatureza(um.natureza_juridica)],
    [
      rotulo.situacao_cadastral,
      um.situacao_cadastral && NOME_DA_SITUACAO_CADASTRAL[um.situacao_cadastral],
    ],
    [rotulo.data_abertura, diaDe(um.data_abertura)],
    [rotulo.capital_social_centavos, reaisDe(um.capital_social_centavos)],
    [rotulo.telefone, um.telefone && telefoneEscrito(um.telefone)],
    [rotulo.email, um.email],
    ['Endereço', endereco(um)],
    ['Certificado digital', certificado(um)],
  ]);

/** The partners with their CPFs masked, whoever reads: the company's record has them whole. */
const quadro = (socios: readonly Socio[]) =>
  blocoDeTabela({
    nome: 'Sócios',
    colunas: ['Sócio', 'CPF ou CNPJ', 'Qualificação', 'Participação', 'Administra', 'Período'],
    linhas: socios
      .map(semCpfInteiro)
      .map((um) => [
        um.nome,
        documentoEscrito(um.cpf_cnpj),
        um.qualificacao,
        participacaoEscrita(um.participacao_milionesimos),
        simNaoDe(um.administrador),
        periodoDe(um.desde, um.ate),
      ]),
  });

/** How the company was, is and will be taxed, the newest first; none where nothing is known of it. */
const historicoDeRegimes = (
  { razao_social }: Empresa,
  linhas: readonly regimes.LinhaDeRegime[],
  hoje: string,
) =>
  blocoDeTabela({
    titulo: `Regimes tributários de ${razao_social}`,
    nome: `Regimes tributários de ${razao_social}`,
    colunas: ['Regime', 'Período', 'Em vigor'],
    linhas: periodosDe(linhas, hoje).map(({ regime, desde, ate, em_vigor }) => [
      NOME_DO_REGIME[regime],
      periodoDe(desde, ate),
      simNaoDe(em_vigor),
    ]),
  });

async function ler(ctx: Contexto, clienteId: number) {
  const { empresas, total } = await listarEmpresas(ctx, {
    cliente_id: clienteId,
    ordenar: 'razao_social',
    direcao: 'asc',
    page: 1,
    limit: MAXIMO,
  });
  const ids = empresas.map(({ id }) => id);
  const daEmpresa = ({ empresa_id }: { readonly empresa_id: number }) => empresa_id;
  const quadros = Map.groupBy(await socios.listarDeVarias(ctx.db, ids), daEmpresa);
  const historicos = Map.groupBy(await regimes.listarDeVarias(ctx.db, ids), daEmpresa);
  const hoje = dataCivil(ctx.agora());
  const blocos = empresas.flatMap((um) => {
    const [lista] = quadro(quadros.get(um.id) ?? []);
    return [
      ...identificacao(um).map((bloco) => ({ ...bloco, tabela: lista?.tabela ?? null })),
      ...historicoDeRegimes(um, historicos.get(um.id) ?? [], hoje),
    ];
  });
  const resto = restoDe(total, empresas.length);
  return blocos.map((bloco, i) =>
    resto !== null && i === blocos.length - 1 ? { ...bloco, resto } : bloco,
  );
}

export const secaoDasEmpresas: FonteDoDossie = {
  secao: 'empresas',
  ler: (ctx, { clienteId }) => ler(ctx, clienteId),
};
