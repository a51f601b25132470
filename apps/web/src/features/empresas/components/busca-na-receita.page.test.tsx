import { type CadastroNaReceita, consultasEndpoints } from '@dominio/contrato/consultas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../../test/pagina/registros/cliente.ts';
import { responderEmpresas } from '../../../../test/pagina/registros/empresa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const nova = painel('Nova empresa');
const campo = (name: string) => nova.getByRole('textbox', { name, exact: true });
const botao = (name: string) => nova.getByRole('button', { name, exact: true });
const CNPJ = '11222333000181';

const ACHADO: CadastroNaReceita = {
  cnpj: CNPJ,
  razao_social: 'AURORA PAES LTDA',
  nome_fantasia: 'AURORA',
  tipo: 'filial',
  situacao_cadastral: null,
  situacao_desde: null,
  data_abertura: null,
  natureza_juridica: null,
  capital_social_centavos: null,
  cnae_principal: null,
  cnaes_secundarios: [],
  telefone: null,
  email: null,
  cep: '01001000',
  logradouro: 'PRACA DA SE',
  numero: null,
  complemento: null,
  bairro: null,
  municipio: 'SAO PAULO',
  municipio_ibge: null,
  uf: 'SP',
  simples: null,
  mei: null,
  socios: [],
};

/** The form of a new company on a phone, with the look-up on and a CNPJ typed. */
async function abrir() {
  const { criar } = responderEmpresas([]);
  responderClientes();
  responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
  const consultar = responder(consultasEndpoints.cnpj, {
    ...ACHADO,
    consultado_em: AGORA.toISOString(),
  });
  await page.viewport(375, 760);
  await abrirPagina('/empresas?nova=1', { guardado: comClienteAtivo(umCliente()) });
  await campo('CNPJ').fill(CNPJ);
  return { criar, consultar };
}

describe('a new company by its CNPJ', () => {
  it('is filled in where it is blank, to be looked at and saved by the person', async () => {
    const { criar, consultar } = await abrir();
    await botao('Buscar dados').click();
    await expect.element(campo('Razão social')).toHaveValue('AURORA PAES LTDA');
    await expect.element(campo('Município')).toHaveValue('SAO PAULO');
    await expect
      .element(
        nova.getByText(
          /^Preenchido: Razão social, Nome fantasia, CEP, .*Confira antes de salvar\.$/,
        ),
      )
      .toBeVisible();
    await expect.element(nova.getByText('Na Receita, este CNPJ é de filial.')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
    expect(criar.pedidos).toEqual([]);
    expect(consultar.pedidos.map(({ params }) => params)).toEqual([{ cnpj: CNPJ }]);
    await botao('Salvar empresa').click();
    await expect
      .poll(() => criar.pedidos[0]?.body)
      .toMatchObject({
        cnpj: CNPJ,
        razao_social: 'AURORA PAES LTDA',
        cep: '01001000',
        uf: 'SP',
      });
  });

  it('keeps what was typed, unless it is asked to be replaced, and gives all of it back', async () => {
    await abrir();
    await campo('Razão social').fill('Aurora Comércio Ltda');
    await botao('Buscar dados').click();
    await expect.element(nova.getByText('Razão social: AURORA PAES LTDA')).toBeVisible();
    await expect.element(campo('Razão social')).toHaveValue('Aurora Comércio Ltda');
    await botao('Trocar pelo encontrado').click();
    await expect.element(campo('Razão social')).toHaveValue('AURORA PAES LTDA');
    await botao('Desfazer preenchimento').click();
    await expect.element(campo('Razão social')).toHaveValue('Aurora Comércio Ltda');
    await expect.element(campo('Nome fantasia')).toHaveValue('');
  });

  it('is warned of when the CNPJ is changed after the search', async () => {
    await abrir();
    await botao('Buscar dados').click();
    await expect.element(campo('Nome fantasia')).toHaveValue('AURORA');
    await campo('CNPJ').fill('19131243000197');
    await expect
      .element(nova.getByText(/O que foi preenchido é do CNPJ 11\.222\.333\/0001-81/))
      .toBeVisible();
  });

  it('is entered by hand where the service is down', async () => {
    await abrir();
    const frase = 'Consulta à Receita indisponível. Preencha manualmente.';
    responder(consultasEndpoints.cnpj, () => recusar('INDISPONIVEL', frase));
    await botao('Buscar dados').click();
    await expect.element(nova.getByText(frase)).toBeVisible();
    await semViolacoes();
    await expect.element(campo('Razão social')).toHaveValue('');
  });

  it('is not looked up by a CNPJ that is none', async () => {
    await abrir();
    await campo('CNPJ').fill('11222333000180');
    await expect.element(botao('Buscar dados')).toBeDisabled();
  });
});
