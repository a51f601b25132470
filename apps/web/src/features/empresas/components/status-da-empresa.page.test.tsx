import { empresasEndpoints } from '@dominio/contrato/empresas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const ABERTA = '/gerenciar-empresas?empresa=51';
const gaveta = painel('Empresa');
const status = gaveta.getByRole('combobox', { name: 'Status' });
const desde = gaveta.getByRole('textbox', { name: 'Desde' });
const motivo = gaveta.getByRole('textbox', { name: 'Motivo' });
const botao = (name: string) => gaveta.getByRole('button', { name });

/** Opens the form and writes that the company was closed. */
async function baixar() {
  await gaveta.getByRole('button', { name: /Mudar status/ }).click();
  await status.fill('baixada');
  await userEvent.keyboard('{Enter}');
  await desde.fill('06/05/2024');
  await motivo.fill('Encerrou as atividades');
}

describe('the status of a company', () => {
  it('is closed since a day and for a reason; undone, it is active again', async () => {
    const { empresas } = responderEmpresas();
    const baixa = responder(empresasEndpoints.baixar, ({ body: { versao: _, ...body } }) =>
      empresas.mudar(51, { status: 'baixada', ...body }),
    );
    const mudanca = responder(empresasEndpoints.mudarStatus, ({ body: { versao: _, ...body } }) =>
      empresas.mudar(51, { ...body, status_desde: null, status_motivo: null }),
    );
    await abrirPagina(ABERTA);
    await baixar();
    await semViolacoes();
    await botao('Salvar').click();
    await expect
      .element(gaveta.getByText('Baixada · desde 06/05/2024 · Encerrou as atividades'))
      .toBeVisible();
    expect(baixa.pedidos.map(({ body }) => body)).toEqual([
      { status_desde: '2024-05-06', status_motivo: 'Encerrou as atividades', versao: 1 },
    ]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(gaveta.getByText('Ativa', { exact: true })).toBeVisible();
    expect(mudanca.pedidos.map(({ body }) => body)).toMatchObject([{ status: 'ativa', versao: 2 }]);
  });

  it('asks for the reason, and what is refused stays typed', async () => {
    responderEmpresas();
    const frase = 'Há 1 filial desta matriz que não foi baixada. Baixe a filial antes.';
    responder(empresasEndpoints.baixar, () => recusar('ESTADO_INVALIDO', frase));
    await abrirPagina(ABERTA);
    await baixar();
    await motivo.fill('');
    await botao('Salvar').click();
    await expect.element(gaveta.getByText('Informe o motivo.')).toBeVisible();
    await motivo.fill('Encerrou');
    await botao('Salvar').click();
    await expect.element(gaveta.getByText(frase)).toBeVisible();
    await expect.element(motivo).toHaveValue('Encerrou');
    await botao('Cancelar').click();
    await expect.element(motivo).not.toBeInTheDocument();
  });

  it('is read without any way to change it by who only reads', async () => {
    responderEmpresas([umaEmpresa({ status: 'suspensa', status_desde: '2024-05-06' })]);
    await abrirPagina(ABERTA, { quem: umaPessoa({ grupo: 'consultor' }) });
    await expect.element(gaveta.getByText('Suspensa · desde 06/05/2024')).toBeVisible();
    await expect
      .element(gaveta.getByRole('button', { name: /Mudar status/ }))
      .not.toBeInTheDocument();
  });

  it('filters the list by its address', async () => {
    const { listar } = responderEmpresas();
    await abrirPagina('/gerenciar-empresas?status=baixada');
    await expect.poll(() => listar.pedidos.at(-1)?.query).toMatchObject({ status: 'baixada' });
  });
});
