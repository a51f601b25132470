import { cadastroDeClientesEndpoints } from '@dominio/contrato/clientes-cadastro';
import { type CadastroNaReceita, consultasEndpoints } from '@dominio/contrato/consultas';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { continuarAte } from '../../../test/pagina/passos.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { responderNovoCliente } from '../../../test/pagina/registros/cliente-novo.ts';
import { responderOpcoesDoContrato } from '../../../test/pagina/registros/contrato.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';

const CNPJ = '11222333000181';
const gaveta = painel('Novo cliente');
const campo = (name: string) => gaveta.getByRole('textbox', { name, exact: true });
const botao = (name: string) => gaveta.getByRole('button', { name, exact: true });

const ACHADO: CadastroNaReceita = {
  cnpj: CNPJ,
  razao_social: 'AURORA PAES LTDA',
  nome_fantasia: 'AURORA',
  tipo: 'matriz',
  situacao_cadastral: 'ativa',
  situacao_desde: null,
  data_abertura: null,
  natureza_juridica: null,
  capital_social_centavos: null,
  cnae_principal: null,
  cnaes_secundarios: [],
  telefone: null,
  email: null,
  cep: null,
  logradouro: null,
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

/** The drawer of a new client on a phone, with a name. */
async function abrir() {
  const { clientes } = responderClientes([]);
  const criar = responderNovoCliente(clientes);
  responderOpcoesDoContrato();
  await page.viewport(375, 760);
  await abrirPagina('/selecionar-cliente?novo=1');
  await campo('Nome').fill('Aurora Tecidos');
  return criar;
}

/** Its second step, with the look-up on. */
async function naEmpresa() {
  const criar = await abrir();
  responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
  const consultar = responder(consultasEndpoints.cnpj, {
    ...ACHADO,
    consultado_em: AGORA.toISOString(),
  });
  await continuarAte(2, gaveta);
  return { criar, consultar };
}

it('what the Receita says of the CNPJ fills blank fields, and what was typed stays until it is replaced', async () => {
  const { consultar } = await naEmpresa();
  await campo('CNPJ').fill(CNPJ);
  await campo('Razão social').fill('Aurora Tecidos Ltda');
  await botao('Buscar dados').click();
  await expect.element(campo('Nome fantasia')).toHaveValue('AURORA');
  await expect.element(campo('Município')).toHaveValue('SAO PAULO');
  await expect.element(campo('Razão social')).toHaveValue('Aurora Tecidos Ltda');
  await semViolacoes();
  await semRolagemLateral();
  await botao('Trocar pelo encontrado').click();
  await expect.element(campo('Razão social')).toHaveValue('AURORA PAES LTDA');
  await botao('Desfazer preenchimento').click();
  await expect.element(campo('Nome fantasia')).toHaveValue('');
  expect(consultar.pedidos.map(({ params }) => params)).toEqual([{ cnpj: CNPJ }]);
});

it('a CNPJ that is taken is told when its field is left', async () => {
  await naEmpresa();
  const frase = 'Este CNPJ já pertence ao cliente Padaria Aurora.';
  const conferir = responder(cadastroDeClientesEndpoints.conferirDocumento, { repetido: frase });
  await campo('CNPJ').fill(CNPJ);
  await campo('Município').click();
  await expect.element(gaveta.getByText(frase)).toBeVisible();
  expect(conferir.pedidos.map(({ body }) => body)).toEqual([{ cnpj: CNPJ }]);
});

it('a step is not left with a CNPJ that is taken', async () => {
  await naEmpresa();
  const frase = 'Este CNPJ já pertence ao cliente Padaria Aurora.';
  responder(cadastroDeClientesEndpoints.conferirDocumento, { repetido: frase });
  await campo('CNPJ').fill(CNPJ);
  await userEvent.keyboard('{Enter}');
  await expect.element(gaveta.getByText(frase)).toBeVisible();
  await expect.element(campo('CNPJ')).toHaveFocus();
});

it('a CPF that is taken is told when its field is left, and no longer once it is another', async () => {
  await abrir();
  const frase = 'Este CPF já está cadastrado.';
  responder(cadastroDeClientesEndpoints.conferirDocumento, { repetido: frase });
  await gaveta.getByRole('combobox', { name: 'Natureza' }).click();
  await page.getByRole('option', { name: 'Pessoa física' }).click();
  await campo('CPF').fill('52998224725');
  await campo('Segmento').click();
  await expect.element(gaveta.getByText(frase)).toBeVisible();
  await campo('CPF').fill('5299822472');
  await expect.element(gaveta.getByText(frase)).not.toBeInTheDocument();
});

it('no look-up is offered that is switched off', async () => {
  await abrir();
  await continuarAte(2, gaveta);
  await expect.element(campo('CNPJ')).toBeVisible();
  expect(botao('Buscar dados').query()).toBeNull();
});
