import { servicosEndpoints } from '@dominio/contrato/servicos';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderContratos,
  responderOpcoesDoContrato,
  umContrato,
  umServicoDoContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { responderServicos, umServico } from '../../../test/pagina/registros/servico.ts';

const gaveta = painel('Contrato');
const campo = gaveta.getByRole('combobox', { name: 'Serviços' });

beforeEach(() => {
  responderContratos([umContrato()]);
  responderOpcoesDoContrato();
  responderEmpresas([]);
});

async function abrirServicos() {
  await abrirPagina('/contratos?contrato=71');
  await gaveta.getByRole('button', { name: /Mudar serviços$/ }).click();
}

it('a contract takes any service of the firm, more than one answer holds', async () => {
  responderServicos(
    Array.from({ length: 201 }, (_, i) => umServico({ id: i + 1, nome: `Serviço ${i + 1}` })),
  );
  await abrirServicos();
  await campo.fill('Serviço 201');
  await page.getByRole('option', { name: 'Serviço 201' }).click();
  await expect.element(gaveta.getByRole('group', { name: 'Serviço 201' })).toBeVisible();
});

it('services lose their undo, which would lose their amounts, for who may not see amounts', async () => {
  const { atualizar } = responderContratos([
    umContrato({ servicos: [umServicoDoContrato('Folha', 1)], ve_valor: false }),
  ]);
  await abrirServicos();
  await gaveta.getByRole('button', { name: 'Remover Folha' }).click();
  await expect.element(gaveta.getByText(/não há como desfazer/)).toBeVisible();
  await gaveta.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.element(page.getByText('Contrato salvo')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
  expect(atualizar.pedidos.map(({ body }) => body)).toEqual([{ servicos: [], versao: 1 }]);
});

it('services that could not be read are not told as none', async () => {
  responder(servicosEndpoints.listar, () => recusar('INDISPONIVEL'));
  await abrirServicos();
  await campo.click();
  await expect.element(page.getByText('Não foi possível carregar os serviços.')).toBeVisible();
  await expect.element(page.getByText('O escritório não tem serviços.')).not.toBeInTheDocument();
});
