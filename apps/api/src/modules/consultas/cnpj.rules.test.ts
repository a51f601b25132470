import { describe, expect, test } from 'vitest';
import { cnpjDesconhecido, lerCnpj } from './cnpj.rules.ts';

const HOJE = '2026-03-11';
const CNPJ = '19131243000197';
const ler = (resposta: unknown) => lerCnpj(resposta, CNPJ, HOJE);

/** As the documentation of BrasilAPI shows it, of an imaginary company. */
const BRASIL_API = {
  cnpj: CNPJ,
  razao_social: 'AURORA SERVICOS LTDA',
  nome_fantasia: 'AURORA',
  identificador_matriz_filial: 1,
  situacao_cadastral: 2,
  descricao_situacao_cadastral: 'ATIVA',
  data_situacao_cadastral: '2013-10-03',
  data_inicio_atividade: '2013-10-03',
  codigo_natureza_juridica: 2062,
  capital_social: 190_000,
  cnae_fiscal: 111301,
  cnaes_secundarios: [{ codigo: 6204000 }, { codigo: 111301 }, { codigo: 0 }],
  ddd_telefone_1: '2123851919',
  email: 'Contato@Aurora.com.br',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'DAS FLORES',
  numero: '10',
  complemento: '',
  bairro: 'CENTRO',
  municipio: 'SAO PAULO',
  codigo_municipio_ibge: 3550308,
  uf: 'SP',
  cep: 1001000,
  opcao_pelo_simples: true,
  data_opcao_pelo_simples: '2014-01-01',
  data_exclusao_do_simples: null,
  opcao_pelo_mei: null,
  qsa: [
    {
      nome_socio: 'BRUNA LOPES',
      qualificacao_socio: 'Sócio-Administrador',
      data_entrada_sociedade: '2013-10-03',
      cnpj_cpf_do_socio: '***456789**',
    },
  ],
};

const LIDO = {
  cnpj: CNPJ,
  razao_social: 'AURORA SERVICOS LTDA',
  nome_fantasia: 'AURORA',
  tipo: 'matriz',
  situacao_cadastral: 'ativa',
  situacao_desde: '2013-10-03',
  data_abertura: '2013-10-03',
  natureza_juridica: '2062',
  capital_social_centavos: 19_000_000,
  cnae_principal: '0111301',
  cnaes_secundarios: ['6204000'],
  telefone: '2123851919',
  email: 'contato@aurora.com.br',
  cep: '01001000',
  logradouro: 'RUA DAS FLORES',
  numero: '10',
  complemento: null,
  bairro: 'CENTRO',
  municipio: 'SAO PAULO',
  municipio_ibge: '3550308',
  uf: 'SP',
  simples: { optante: true, desde: '2014-01-01', ate: null },
  mei: null,
  socios: [{ nome: 'BRUNA LOPES', qualificacao: 'Sócio-Administrador', desde: '2013-10-03' }],
};

const CNPJ_WS = {
  razao_social: 'AURORA SERVICOS LTDA',
  capital_social: '190000.00',
  natureza_juridica: { id: '2062', descricao: 'Sociedade Empresária Limitada' },
  socios: [
    {
      nome: 'BRUNA LOPES',
      data_entrada: '2013-10-03',
      qualificacao_socio: { id: 49, descricao: 'Sócio-Administrador' },
    },
  ],
  simples: { simples: 'Sim', data_opcao_simples: '2014-01-01', mei: null },
  estabelecimento: {
    cnpj: CNPJ,
    tipo: 'Matriz',
    nome_fantasia: 'AURORA',
    situacao_cadastral: 'Ativa',
    data_situacao_cadastral: '2013-10-03',
    data_inicio_atividade: '2013-10-03',
    atividade_principal: { id: '0111301', subclasse: '0111-3/01' },
    atividades_secundarias: [{ id: '6204000' }],
    ddd1: '21',
    telefone1: '23851919',
    email: 'contato@aurora.com.br',
    tipo_logradouro: 'RUA',
    logradouro: 'DAS FLORES',
    numero: '10',
    bairro: 'CENTRO',
    cep: '01001000',
    cidade: { nome: 'SAO PAULO', ibge_id: 3550308 },
    estado: { sigla: 'SP' },
  },
};

const RECEITA_WS = {
  status: 'OK',
  cnpj: '19.131.243/0001-97',
  tipo: 'MATRIZ',
  nome: 'AURORA SERVICOS LTDA',
  fantasia: 'AURORA',
  situacao: 'ATIVA',
  data_situacao: '03/10/2013',
  abertura: '03/10/2013',
  natureza_juridica: '206-2 - Sociedade Empresária Limitada',
  capital_social: '190000.00',
  atividade_principal: [{ code: '01.11-3-01', text: 'Cultivo de arroz' }],
  atividades_secundarias: [{ code: '62.04-0-00', text: 'Consultoria' }],
  telefone: '(21) 2385-1919 / (21) 3333-4444',
  email: 'contato@aurora.com.br',
  logradouro: 'RUA DAS FLORES',
  numero: '10',
  complemento: '',
  bairro: 'CENTRO',
  municipio: 'SAO PAULO',
  uf: 'SP',
  cep: '01.001-000',
  simples: { optante: true, data_opcao: '01/01/2014', data_exclusao: null },
  qsa: [{ nome: 'BRUNA LOPES', qual: '49-Sócio-Administrador' }],
};

describe('an answer about a CNPJ', () => {
  test.each([
    ['BrasilAPI', BRASIL_API, LIDO],
    ['CNPJ.ws', CNPJ_WS, LIDO],
    // It alone does not tell the code of the town.
    [
      'ReceitaWS',
      RECEITA_WS,
      { ...LIDO, municipio_ibge: null, socios: [{ ...LIDO.socios[0], desde: null }] },
    ],
  ])('is read as %s gives it', (_servico, resposta, lido) => expect(ler(resposta)).toEqual(lido));

  test('may say nothing but whom it is about', () => {
    expect(ler({ cnpj: CNPJ, razao_social: 'AURORA' })).toMatchObject({
      razao_social: 'AURORA',
      situacao_cadastral: null,
      cnaes_secundarios: [],
      socios: [],
      simples: null,
    });
  });

  test.each([
    ['another CNPJ', { ...BRASIL_API, cnpj: '11222333000181' }],
    ['another establishment', { ...CNPJ_WS, estabelecimento: { cnpj: '11222333000181' } }],
    ['no CNPJ', { ...BRASIL_API, cnpj: undefined }],
    ['a list of them', { ...BRASIL_API, cnpj: [CNPJ] }],
    ['no name', { ...BRASIL_API, razao_social: '  ' }],
    ['a name of tags alone', { ...BRASIL_API, razao_social: '<b></b>' }],
  ])('with %s is refused', (_que, resposta) => expect(ler(resposta)).toBeNull());

  test.each([null, [], 'x', 7, true, {}, { estabelecimento: 7 }, { nome: {} }])(
    'that is %j is refused',
    (resposta) => expect(ler(resposta)).toBeNull(),
  );

  test.each([
    ['razao_social', 'A <script>alert(1)</script> B\u0000\n C', 'razao_social', 'A alert(1) B C'],
    [
      'razao_social',
      `${'PALAVRA '.repeat(40)}FIM`,
      'razao_social',
      `${'PALAVRA '.repeat(25).trim()}`,
    ],
    ['razao_social', '\ud800AURORA\u202e', 'razao_social', 'AURORA'],
    ['numero', 123, 'numero', '123'],
    ['data_inicio_atividade', '2026-03-12', 'data_abertura', null],
    ['data_inicio_atividade', '2013-02-30', 'data_abertura', null],
    ['data_inicio_atividade', '0000-00-00', 'data_abertura', null],
    ['data_inicio_atividade', '2013-10-03T00:00:00Z', 'data_abertura', '2013-10-03'],
    ['data_inicio_atividade', { $date: 1 }, 'data_abertura', null],
    ['capital_social', -1, 'capital_social_centavos', null],
    ['capital_social', 1e30, 'capital_social_centavos', null],
    ['capital_social', '1e5', 'capital_social_centavos', null],
    ['capital_social', 0, 'capital_social_centavos', 0],
    ['capital_social', '1234.5', 'capital_social_centavos', 123_450],
    ['codigo_natureza_juridica', 20_621, 'natureza_juridica', null],
    ['cnae_fiscal', '0000000', 'cnae_principal', null],
    ['cnae_fiscal', 1.5, 'cnae_principal', null],
    ['uf', 'EX', 'uf', null],
    ['uf', 'sp', 'uf', 'SP'],
    ['cep', '123', 'cep', null],
    ['email', 'javascript:alert(1)', 'email', null],
    ['email', 'a@b\r\nBcc: c@d', 'email', null],
    ['ddd_telefone_1', '0000', 'telefone', null],
    ['cnaes_secundarios', 'x', 'cnaes_secundarios', []],
    ['qsa', [null, 7, { nome_socio: '<i>' }], 'socios', []],
    ['opcao_pelo_simples', 'talvez', 'simples', null],
  ])('with %s as %j has %s as %j', (campo, valor, lido, esperado) => {
    expect(ler({ ...BRASIL_API, [campo]: valor })?.[lido as 'uf']).toEqual(esperado);
  });

  test.each([
    ['Nula', 'nula'],
    ['BAIXADA', 'baixada'],
    ['08', 'baixada'],
    [4, 'inapta'],
    ['Suspensa', 'suspensa'],
    ['liquidada', null],
    ['constructor', null],
  ])('has the standing %j as %j', (situacao, lida) => {
    const resposta = {
      ...BRASIL_API,
      descricao_situacao_cadastral: situacao,
      situacao_cadastral: 0,
    };
    expect(ler(resposta)?.situacao_cadastral).toBe(lida);
  });

  test('keeps no more partners and activities than a company may have here', () => {
    const lido = ler({
      ...BRASIL_API,
      qsa: Array.from({ length: 5_000 }, (_, i) => ({ nome_socio: `SOCIO ${i}` })),
      cnaes_secundarios: Array.from({ length: 500 }, (_, i) => ({ codigo: 1_000_000 + i })),
    });
    expect([lido?.socios.length, lido?.cnaes_secundarios.length]).toEqual([100, 99]);
  });

  const aninhadas: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  test.each([
    ['an object without a text', { toString: 1 }],
    ['a hundred thousand lists in each other', aninhadas],
    ['a flag', true],
  ])('with %s for a telephone has none', (_que, ddd1) => {
    const de = (campos: object) =>
      ler({ ...CNPJ_WS, estabelecimento: { ...CNPJ_WS.estabelecimento, ...campos } })?.telefone;
    expect([de({ ddd1 }), de({ telefone1: ddd1 })]).toEqual([null, null]);
  });

  test('says that there is no such CNPJ as ReceitaWS does', () => {
    expect(cnpjDesconhecido({ status: 'ERROR', message: 'CNPJ inválido' })).toBe(true);
    expect(cnpjDesconhecido({ status: 'ERROR', message: 'CNPJ não encontrado' })).toBe(true);
    const outras = [
      { status: 'ERROR', message: 'Too many requests, please try again later.' },
      { status: 'ERROR', message: { cnpj: 'inválido' } },
      { status: 'ERROR' },
      RECEITA_WS,
    ];
    expect([...outras, null, 'ERROR', []].map(cnpjDesconhecido)).not.toContain(true);
  });
});
