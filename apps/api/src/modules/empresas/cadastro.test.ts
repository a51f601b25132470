import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { tabelasOficiaisEndpoints as t } from '@dominio/contrato/tabelas-oficiais';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';

const { banco, chamar, admin } = await montarEmpresas();
const padaria = await criarCliente(banco);
const params = { id: padaria.empresa_id };
const mudar = (body: object) => chamar(admin, e.atualizar, { params, body });

describe('the register of a company', () => {
  test('is kept without signs and answered with the names of the published tables', async () => {
    const { status, corpo } = await mudar({
      inscricao_estadual: ' isento ',
      cnae_principal: '1091-1/02',
      cnaes_secundarios: ['4721-1/02', '4721102'],
      natureza_juridica: '206-2',
      cep: '01310-100',
      email: 'Fiscal@Padaria.com.br',
      capital_social_centavos: 50_000_00,
    });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      inscricao_estadual: 'ISENTO',
      cnae_principal: '1091102',
      cnae_principal_nome:
        'Fabricação de produtos de padaria e confeitaria com predominância de produção própria',
      cnaes_secundarios: ['4721102'],
      cnaes_secundarios_nomes: ['Padaria e confeitaria com predominância de revenda'],
      natureza_juridica: '2062',
      natureza_juridica_nome: 'Sociedade Empresária Limitada',
      cep: '01310100',
      email: 'fiscal@padaria.com.br',
      capital_social_centavos: 5_000_000,
    });
    expect((await mudar({ cep: '', cnae_principal: null })).corpo).toMatchObject({
      cep: null,
      cnae_principal: null,
      cnae_principal_nome: null,
      natureza_juridica: '2062',
    });
  });

  test.each([
    [{ cnae_principal: '9999999' }, 'cnae_principal', 'Escolha o CNAE da lista.'],
    [{ cnae_principal: '62.0' }, 'cnae_principal', 'Escolha o CNAE da lista.'],
    [{ cnaes_secundarios: ['9999999'] }, 'cnaes_secundarios', 'O CNAE 9999999 não está na lista.'],
    [
      { cnae_principal: '6204000', cnaes_secundarios: ['6204-0/00'] },
      'cnaes_secundarios',
      'O CNAE principal não se repete entre os secundários.',
    ],
    [{ natureza_juridica: '9999' }, 'natureza_juridica', 'Escolha a natureza jurídica da lista.'],
    [{ cep: 'sem' }, 'cep', 'CEP inválido: são oito dígitos.'],
    [{ natureza_juridica: '--' }, 'natureza_juridica', 'Escolha a natureza jurídica da lista.'],
    [{ cep: '0131010' }, 'cep', 'CEP inválido: são oito dígitos.'],
    [
      { data_abertura: '2100-01-01' },
      'data_abertura',
      'A data de abertura não pode estar no futuro.',
    ],
    [
      { inscricao_estadual: 'não tem' },
      'inscricao_estadual',
      'Inscrição estadual inválida. Use números e letras, até 20, ou a palavra isento.',
    ],
    [
      { capital_social_centavos: -1 },
      'capital_social_centavos',
      'Informe o capital social em centavos, até cem bilhões de reais.',
    ],
    [{ email: 'a@' }, 'email', 'E-mail inválido.'],
    [{ certificado_ate: '2027-01-02' }, 'certificado_tipo', 'Escolha A1 ou A3.'],
    [{ certificado_tipo: 'a1' }, 'certificado_ate', 'Informe até quando o certificado vale.'],
    [
      { certificado_tipo: 'a3', certificado_desde: '2027-01-03', certificado_ate: '2027-01-02' },
      'certificado_ate',
      'O fim vem depois do início.',
    ],
  ])('with %j is refused at its field', async (body, campo, mensagem) => {
    const { status, erro } = await mudar(body);
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });
});

test('the published tables are whole, each code once, of activities and legal forms', async () => {
  const { itens: cnaes } = (await chamar(admin, t.cnaes, {})).corpo;
  const { itens: naturezas } = (await chamar(admin, t.naturezas, {})).corpo;
  expect([cnaes.length, new Set(cnaes.map(({ codigo }) => codigo)).size]).toEqual([1358, 1358]);
  expect(cnaes).toContainEqual({
    codigo: '6920601',
    nome: 'Atividades de contabilidade',
  });
  expect(naturezas).toHaveLength(88);
  expect(naturezas).toContainEqual({ codigo: '2135', nome: 'Empresário (Individual)' });
});
