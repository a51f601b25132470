import { CadastroNaReceita } from '@dominio/contrato/consultas';
import { limparCnpj } from '@dominio/contrato/documentos';
import { SITUACOES_CADASTRAIS, type SituacaoCadastral } from '@dominio/contrato/empresas-cadastro';
import {
  camposDe,
  itensDe,
  umaUf,
  umCapital,
  umCep,
  umCodigo,
  umDia,
  umEmail,
  umMunicipio,
  umSimOuNao,
  umTelefone,
  umTexto,
} from './limpeza.rules.ts';

type Campos = Readonly<Record<string, unknown>>;
type Cadastro = Omit<CadastroNaReceita, 'cnpj' | 'razao_social'> & {
  readonly cnpj: unknown;
  readonly razao_social: string | null;
};

const MAXIMO_DE_CNAES = 99;
const MAXIMO_DE_SOCIOS = 100;

/** The numbers of the Receita's own table (layout of the public CNPJ data). */
const SITUACAO_POR_NUMERO: ReadonlyMap<string, SituacaoCadastral> = new Map([
  ['1', 'nula'],
  ['2', 'ativa'],
  ['3', 'suspensa'],
  ['4', 'inapta'],
  ['8', 'baixada'],
]);

function umaSituacao(...valores: readonly unknown[]): SituacaoCadastral | null {
  for (const valor of valores) {
    const palavra = umTexto(valor, 20)?.toLowerCase() ?? '';
    const achada =
      SITUACOES_CADASTRAIS.find((uma) => uma === palavra) ??
      SITUACAO_POR_NUMERO.get(palavra.replace(/^0/, ''));
    if (achada) return achada;
  }
  return null;
}

/** Matriz or filial, by its word or by the Receita's number. */
function umTipo(valor: unknown): 'matriz' | 'filial' | null {
  const palavra = umTexto(valor, 20)?.toLowerCase();
  if (palavra === 'matriz' || palavra === '1') return 'matriz';
  return palavra === 'filial' || palavra === '2' ? 'filial' : null;
}

function umaOpcao(optante: unknown, desde: unknown, ate: unknown, hoje: string) {
  const sim = umSimOuNao(optante);
  return sim === null ? null : { optante: sim, desde: umDia(desde, hoje), ate: umDia(ate, hoje) };
}

const codigos = (itens: readonly Campos[], campo: string, menos: string | null) => [
  ...new Set(
    itens.flatMap((item) => umCodigo(item[campo], 7) ?? []).filter((codigo) => codigo !== menos),
  ),
];

const socios = (
  itens: readonly Campos[],
  hoje: string,
  [nome, qualificacao, desde]: readonly [string, (item: Campos) => unknown, string],
) =>
  itens.flatMap((item) => {
    const comoSeChama = umTexto(item[nome], 200);
    return comoSeChama === null
      ? []
      : [
          {
            nome: comoSeChama,
            qualificacao: umTexto(qualificacao(item), 80)?.replace(/^\d{1,3}-/, '') ?? null,
            desde: umDia(item[desde], hoje),
          },
        ];
  });

/** `RUA` and `LOPES QUINTAS` as one. */
const juntos = (...partes: readonly unknown[]) =>
  umTexto(
    partes
      .map((parte) => umTexto(parte, 200))
      .filter(Boolean)
      .join(' '),
    200,
  );

const endereco = (campos: Campos, municipio: unknown, uf: unknown, ibge?: unknown) => ({
  cep: umCep(campos.cep),
  numero: umTexto(campos.numero, 20),
  complemento: umTexto(campos.complemento, 100),
  bairro: umTexto(campos.bairro, 100),
  municipio: umTexto(municipio, 100),
  municipio_ibge: umMunicipio(ibge, umaUf(uf)),
  uf: umaUf(uf),
});

/** BrasilAPI (`/api/cnpj/v1/{cnpj}`) and Minha Receita, from which it reads. */
function daBrasilApi(c: Campos, hoje: string): Cadastro {
  const cnae_principal = umCodigo(c.cnae_fiscal, 7);
  return {
    cnpj: c.cnpj,
    razao_social: umTexto(c.razao_social, 200),
    nome_fantasia: umTexto(c.nome_fantasia, 200),
    tipo: umTipo(c.identificador_matriz_filial),
    situacao_cadastral: umaSituacao(c.descricao_situacao_cadastral, c.situacao_cadastral),
    situacao_desde: umDia(c.data_situacao_cadastral, hoje),
    data_abertura: umDia(c.data_inicio_atividade, hoje),
    natureza_juridica: umCodigo(c.codigo_natureza_juridica, 4),
    capital_social_centavos: umCapital(c.capital_social),
    cnae_principal,
    cnaes_secundarios: codigos(
      itensDe(c.cnaes_secundarios, MAXIMO_DE_CNAES),
      'codigo',
      cnae_principal,
    ),
    telefone: umTelefone(c.ddd_telefone_1) ?? umTelefone(c.ddd_telefone_2),
    email: umEmail(c.email),
    logradouro: juntos(c.descricao_tipo_de_logradouro, c.logradouro),
    ...endereco(c, c.municipio, c.uf, c.codigo_municipio_ibge),
    simples: umaOpcao(
      c.opcao_pelo_simples,
      c.data_opcao_pelo_simples,
      c.data_exclusao_do_simples,
      hoje,
    ),
    mei: umaOpcao(c.opcao_pelo_mei, c.data_opcao_pelo_mei, c.data_exclusao_do_mei, hoje),
    socios: socios(itensDe(c.qsa, MAXIMO_DE_SOCIOS), hoje, [
      'nome_socio',
      (item) => item.qualificacao_socio,
      'data_entrada_sociedade',
    ]),
  };
}

/** CNPJ.ws (`https://publica.cnpj.ws/cnpj/{cnpj}`): the establishment within its company. */
function daCnpjWs(c: Campos, hoje: string): Cadastro {
  const e = camposDe(c.estabelecimento);
  const simples = camposDe(c.simples);
  const cnae_principal = umCodigo(camposDe(e.atividade_principal).id, 7);
  return {
    cnpj: e.cnpj,
    razao_social: umTexto(c.razao_social, 200),
    nome_fantasia: umTexto(e.nome_fantasia, 200),
    tipo: umTipo(e.tipo),
    situacao_cadastral: umaSituacao(e.situacao_cadastral),
    situacao_desde: umDia(e.data_situacao_cadastral, hoje),
    data_abertura: umDia(e.data_inicio_atividade, hoje),
    natureza_juridica: umCodigo(camposDe(c.natureza_juridica).id, 4),
    capital_social_centavos: umCapital(c.capital_social),
    cnae_principal,
    cnaes_secundarios: codigos(
      itensDe(e.atividades_secundarias, MAXIMO_DE_CNAES),
      'id',
      cnae_principal,
    ),
    telefone: umTelefone(juntos(e.ddd1, e.telefone1)),
    email: umEmail(e.email),
    logradouro: juntos(e.tipo_logradouro, e.logradouro),
    ...endereco(e, camposDe(e.cidade).nome, camposDe(e.estado).sigla, camposDe(e.cidade).ibge_id),
    simples: umaOpcao(
      simples.simples,
      simples.data_opcao_simples,
      simples.data_exclusao_simples,
      hoje,
    ),
    mei: umaOpcao(simples.mei, simples.data_opcao_mei, simples.data_exclusao_mei, hoje),
    socios: socios(itensDe(c.socios, MAXIMO_DE_SOCIOS), hoje, [
      'nome',
      (item) => camposDe(item.qualificacao_socio).descricao,
      'data_entrada',
    ]),
  };
}

/** ReceitaWS (`https://receitaws.com.br/v1/cnpj/{cnpj}`): dates as 03/10/2013, codes with their signs. */
function daReceitaWs(c: Campos, hoje: string): Cadastro {
  const [principal] = itensDe(c.atividade_principal, 1);
  const cnae_principal = umCodigo(principal?.code, 7);
  const [simples, mei] = [camposDe(c.simples), camposDe(c.simei)];
  return {
    cnpj: c.cnpj,
    razao_social: umTexto(c.nome, 200),
    nome_fantasia: umTexto(c.fantasia, 200),
    tipo: umTipo(c.tipo),
    situacao_cadastral: umaSituacao(c.situacao),
    situacao_desde: umDia(c.data_situacao, hoje),
    data_abertura: umDia(c.abertura, hoje),
    natureza_juridica: umCodigo(c.natureza_juridica, 4),
    capital_social_centavos: umCapital(c.capital_social),
    cnae_principal,
    cnaes_secundarios: codigos(
      itensDe(c.atividades_secundarias, MAXIMO_DE_CNAES),
      'code',
      cnae_principal,
    ),
    telefone: umTelefone(c.telefone),
    email: umEmail(c.email),
    logradouro: umTexto(c.logradouro, 200),
    ...endereco(c, c.municipio, c.uf),
    simples: umaOpcao(simples.optante, simples.data_opcao, simples.data_exclusao, hoje),
    mei: umaOpcao(mei.optante, mei.data_opcao, mei.data_exclusao, hoje),
    socios: socios(itensDe(c.qsa, MAXIMO_DE_SOCIOS), hoje, ['nome', (item) => item.qual, 'desde']),
  };
}

/** What ReceitaWS says of a CNPJ; its other errors are about itself. */
const SEM_CNPJ = /cnpj.*(inv[áa]lido|rejeitado|n[ãa]o encontrado|inexistente)/i;

/** Whether the service says, with status 200, that it has no such CNPJ: ReceitaWS does. */
export function cnpjDesconhecido(resposta: unknown): boolean {
  const { status, message } = camposDe(resposta);
  return status === 'ERROR' && SEM_CNPJ.test(umTexto(message, 200) ?? '');
}

/**
 * Reads an answer about a CNPJ in any of the public formats, which are told apart by a field that
 * only one of them has.
 *
 * @param hoje the day on the firm's calendar: what is said to have happened later is dropped.
 * @returns null for an answer in no such format, without a name, or about another CNPJ.
 */
export function lerCnpj(resposta: unknown, cnpj: string, hoje: string): CadastroNaReceita | null {
  const campos = camposDe(resposta);
  const ler = campos.estabelecimento ? daCnpjWs : campos.nome ? daReceitaWs : daBrasilApi;
  const lido = ler(campos, hoje);
  const numero = typeof lido.cnpj === 'number' ? String(lido.cnpj).padStart(14, '0') : lido.cnpj;
  if (typeof numero !== 'string' || limparCnpj(numero) !== cnpj) return null;
  const conferido = CadastroNaReceita.safeParse({ ...lido, cnpj });
  return conferido.success ? conferido.data : null;
}
