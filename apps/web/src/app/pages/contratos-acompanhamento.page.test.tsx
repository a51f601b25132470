import { acompanhamentoDosContratosEndpoints } from '@dominio/contrato/contratos-acompanhamento';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderClientes } from '../../../test/pagina/registros/cliente.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';

const chip = (name: string) => page.getByRole('button', { name });

let contagem: { readonly pedidos: readonly { readonly query: unknown }[] };
let respostas: ReturnType<typeof responderContratos>;
beforeEach(() => {
  respostas = responderContratos([umContrato()]);
  contagem = responder(acompanhamentoDosContratosEndpoints.contar, {
    acompanhamentos: [
      { acompanhamento: 'vencem_90', total: 3 },
      { acompanhamento: 'reajuste_no_mes', total: 0 },
      { acompanhamento: 'sem_assinatura', total: 1_200 },
    ],
  });
});

it('what has to be looked after is counted, and one click filters by it and another no more', async () => {
  await abrirPagina('/contratos');
  await expect.element(chip('Sem assinatura · 1.200')).toBeVisible();
  await expect.element(chip('Reajuste neste mês')).not.toBeInTheDocument();
  await chip('Vencem em 90 dias · 3').click();
  await expect.element(chip('Vencem em 90 dias · 3')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => location.search).toBe('?acompanhar=vencem_90');
  await expect.poll(() => respostas.listar.pedidos.at(-1)?.query.acompanhar).toBe('vencem_90');
  await chip('Vencem em 90 dias · 3').click();
  await expect.poll(() => location.search).toBe('');
});

it('a chip finds what it counts, whatever was filtered before, and Back takes it away again', async () => {
  await abrirPagina('/contratos?status=RASCUNHO&termo=2026');
  await chip('Sem assinatura · 1.200').click();
  await expect.poll(() => location.search).toBe('?acompanhar=sem_assinatura');
  await expect.poll(() => respostas.listar.pedidos.at(-1)?.query).not.toHaveProperty('status');
  expect(respostas.listar.pedidos.at(-1)?.query).not.toHaveProperty('termo');
  history.back();
  await expect.poll(() => location.search).toBe('?status=RASCUNHO&termo=2026');
  await expect.element(chip('Sem assinatura · 1.200')).toHaveAttribute('aria-pressed', 'false');
});

it('a chip counts and finds those of the company that the address names, which stays', async () => {
  responderEmpresas();
  await abrirPagina('/contratos?empresa_id=51&status=RASCUNHO');
  await chip('Vencem em 90 dias · 3').click();
  await expect.poll(() => location.search).toBe('?empresa_id=51&acompanhar=vencem_90');
  const daEmpresa = { empresa_id: 51, e_do_cliente: true };
  await expect
    .poll(() => respostas.listar.pedidos.at(-1)?.query)
    .toMatchObject({ ...daEmpresa, acompanhar: 'vencem_90' });
  expect(contagem.pedidos.at(-1)?.query).toMatchObject(daEmpresa);
});

it('the client that the address names is told, narrows what is listed and counted, and is let go of', async () => {
  responderClientes();
  responderEmpresas();
  await abrirPagina('/contratos?cliente_id=31&status=RASCUNHO');
  const doCliente = page.getByRole('button', { name: 'Cliente · Padaria Aurora' });
  await expect.element(doCliente).toHaveAttribute('aria-pressed', 'true');
  expect(respostas.listar.pedidos.at(-1)?.query).toMatchObject({ cliente_id: 31 });
  expect(contagem.pedidos.at(-1)?.query).toEqual({ cliente_id: 31 });
  await expect
    .element(page.getByRole('link', { name: 'Novo contrato' }))
    .toHaveAttribute('href', '/contrato-form?cliente_id=31');
  await chip('Vencem em 90 dias · 3').click();
  await expect.poll(() => location.search).toBe('?cliente_id=31&acompanhar=vencem_90');
  await semViolacoes();
  await doCliente.click();
  await expect.poll(() => location.search).toBe('?acompanhar=vencem_90');
  await expect.element(doCliente).not.toBeInTheDocument();
  await expect.poll(() => respostas.listar.pedidos.at(-1)?.query).not.toHaveProperty('cliente_id');
});

it('of a client with several companies one may be chosen, and goes with the client', async () => {
  responderClientes();
  responderEmpresas([umaEmpresa(), umaEmpresa({ id: 52, razao_social: 'Aurora Filial Ltda' })]);
  await abrirPagina('/contratos?cliente_id=31');
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  await page.getByRole('option', { name: 'Empresa', exact: true }).click();
  await page.getByRole('option', { name: 'Aurora Filial Ltda' }).click();
  await expect.poll(() => location.search).toBe('?cliente_id=31&empresa_id=52');
  const daFilial = { cliente_id: 31, empresa_id: 52, e_do_cliente: true };
  await expect.poll(() => respostas.listar.pedidos.at(-1)?.query).toMatchObject(daFilial);
  await expect.poll(() => contagem.pedidos.at(-1)?.query).toEqual(daFilial);
  await page.getByRole('button', { name: 'Cliente · Padaria Aurora' }).click();
  await expect.poll(() => location.search).toBe('');
});

it('a client without contracts in reach narrows too, and its name is not told', async () => {
  responderContratos([]);
  responderEmpresas([]);
  await abrirPagina('/contratos?cliente_id=987');
  await expect.element(chip('Cliente · um só')).toBeVisible();
});

it('a client that the address names comes with all its contracts, whatever company is active', async () => {
  responderClientes();
  responderEmpresas([umaEmpresa()]);
  await abrirPagina('/contratos?cliente_id=31', {
    guardado: {
      [ENTRADAS.cliente]: JSON.stringify({
        state: {
          cliente: {
            id: 31,
            name: 'Padaria Aurora',
            contrato_id: 71,
            empresa_id: 51,
            empresa_nome: 'Aurora Ltda',
          },
        },
        version: 1,
      }),
    },
  });
  await expect.element(chip('Cliente · Padaria Aurora')).toBeVisible();
  await expect.element(chip('Empresa ativa ·')).not.toBeInTheDocument();
  expect(respostas.listar.pedidos.at(-1)?.query).not.toHaveProperty('empresa_id');
});

it('a chip that the address names stays with none', async () => {
  await abrirPagina('/contratos?acompanhar=reajuste_no_mes');
  await expect.element(chip('Reajuste neste mês · 0')).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  [375, 760],
  [768, 1024],
])(
  'at %i px it is a filter like the others, and counts as the chips do',
  async (largura, altura) => {
    await page.viewport(largura, altura);
    await abrirPagina('/contratos?acompanhar=vencem_90');
    await expect.element(chip('Sem assinatura')).not.toBeInTheDocument();
    await semRolagemLateral();
    await semViolacoes();
    await page.getByRole('button', { name: /^A acompanhar: vencem em 90 dias/ }).click();
    await page.getByRole('option', { name: 'Sem assinatura (1.200)' }).click();
    await expect.poll(() => location.search).toBe('?acompanhar=sem_assinatura');
  },
);
