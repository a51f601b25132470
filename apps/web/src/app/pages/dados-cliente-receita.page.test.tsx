import { consultasEndpoints } from '@dominio/contrato/consultas';
import { receitaDaEmpresaEndpoints } from '@dominio/contrato/empresas-receita';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const cnpj = page.getByRole('link', { name: '11.222.333/0001-81' });
const abrir = page.getByRole('button', { name: 'Atualizar pela Receita' });
const dialogo = page.getByRole('dialog', { name: 'Atualizar pela Receita' });

/** A client with a company, about which the Receita says another name. */
function responderTudo(ligada: boolean) {
  const { atualizar } = responderEmpresas();
  responderClientes([umCliente({ empresa_id: 51, cnpj: '11222333000181' })]);
  responder(consultasEndpoints.ligadas, { cnpj: ligada, cep: false });
  const consultar = responder(receitaDaEmpresaEndpoints.consultar, {
    diferencas: [
      { campo: 'razao_social', atual: 'Padaria Aurora Ltda', encontrado: 'AURORA PAES LTDA' },
    ],
    tipo: 'matriz',
    situacao_cadastral: 'ativa',
    situacao_desde: null,
    municipio_ibge: null,
    simples: null,
    mei: null,
    socios: [],
    consultado_em: AGORA.toISOString(),
    versao: 1,
  });
  return { atualizar, consultar };
}

it('beside its CNPJ, a client is compared with the Receita, and takes what was marked', async () => {
  const { atualizar, consultar } = responderTudo(true);
  await abrirPagina(ABERTA);
  await expect.element(abrir).toBeVisible();
  await semRolagemLateral();
  await abrir.click();
  await expect.element(dialogo.getByText('1 campo diferente')).toBeVisible();
  expect(consultar.pedidos.map(({ params }) => params)).toEqual([{ id: 51 }]);
  await semViolacoes();
  await dialogo.getByRole('checkbox', { name: /Razão social/ }).click();
  await dialogo.getByRole('button', { name: 'Usar 1 campo da Receita' }).click();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
    { razao_social: 'AURORA PAES LTDA', versao: 1 },
  ]);
});

it.each([
  ['is off', umaPessoa({ grupo: 'administrador' }), false],
  ['is on, to who only reads', umaPessoa({ grupo: 'consultor' }), true],
])('it is not offered where the look-up %s', async (_que, quem, ligada) => {
  responderTudo(ligada);
  await abrirPagina(ABERTA, { quem });
  await expect.element(cnpj).toBeVisible();
  await expect.element(abrir).not.toBeInTheDocument();
});
