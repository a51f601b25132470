import { moverEmpresasEndpoints } from '@dominio/contrato/empresas-mover';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const AURORA = umaEmpresa();
const BOREAL = umaEmpresa({ id: 52, razao_social: 'Mercado Boreal Ltda' });
const DESTINO = umCliente({ id: 40, nome: 'Grupo Central' });

const pagina = page.getByLabelText('Selecionar esta página');
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const dialogo = page.getByRole('dialog', { name: /^Mover .* para outro cliente$/ });
const mover = dialogo.getByRole('button', { name: 'Mover', exact: true });

const CONTRATO = {
  empresa_id: 52,
  razao_social: 'Mercado Boreal Ltda',
  cnpj: '22333444000181',
  motivo: 'Tem contrato. Mude ou exclua antes.',
  nomes: ['C-7', 'C-8'],
};

/** The calls that move companies and give them back; those that are refused stay. */
function responderMudanca(recusas: (typeof CONTRATO)[] = []) {
  const { empresas } = responderEmpresas([AURORA, BOREAL]);
  responderClientes([umCliente({ id: 31, nome: 'Padaria Aurora' }), DESTINO]);
  const mudar = responder(moverEmpresasEndpoints.mover, ({ body }) => {
    const vao = body.empresa_ids.filter((id) => !recusas.some((uma) => uma.empresa_id === id));
    const ficam = recusas.filter(({ empresa_id }) => body.empresa_ids.includes(empresa_id));
    return {
      empresas: vao.length,
      contas: 3,
      contatos: 1,
      recusas: ficam,
      simulado: body.simular,
      mudanca_id: body.simular ? null : 9,
    };
  });
  const desfazer = responder(moverEmpresasEndpoints.desfazer, {
    empresas: 2,
    contas: 3,
    contatos: 1,
  });
  return { mudar, desfazer, empresas };
}

async function escolherDestino() {
  await dialogo.getByRole('combobox', { name: 'Cliente de destino' }).fill('central');
  await page.getByRole('option', { name: 'Grupo Central' }).click();
}

async function abrirTodas() {
  await abrirPagina('/gerenciar-empresas');
  await pagina.click();
  await botao('Mover para outro cliente').click();
  await escolherDestino();
}

describe('chosen companies', () => {
  it('go to another client after a look at what goes along, and come back by Desfazer', async () => {
    const { mudar, desfazer } = responderMudanca();
    await abrirTodas();
    await expect
      .element(dialogo.getByRole('status'))
      .toHaveTextContent('A mover: 2 empresas, 3 contas e 1 contato.');
    await semViolacoes();
    await mover.click();
    const aviso = page.getByRole('status').filter({ hasText: '2 empresas movidas' });
    await expect.element(aviso).toMatchTextContent(/Grupo Central/);
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(mudar.pedidos.map(({ body }) => body)).toEqual([
      { empresa_ids: [51, 52], cliente_id: 40, simular: true },
      { empresa_ids: [51, 52], cliente_id: 40, simular: false },
    ]);
    await botao('Desfazer').click();
    await expect.poll(() => desfazer.pedidos.map(({ params }) => params)).toEqual([{ id: 9 }]);
  });

  it('that may not go are told with the reason, and left out only when that is asked for', async () => {
    const { mudar } = responderMudanca([CONTRATO]);
    await abrirTodas();
    const ficam = dialogo.getByRole('region', { name: 'Não podem ir' });
    await expect
      .element(ficam)
      .toHaveTextContent('Mercado Boreal Ltda (C-7 e C-8): Tem contrato. Mude ou exclua antes.');
    await expect.element(mover).toBeDisabled();
    await semViolacoes();
    await dialogo.getByRole('checkbox', { name: 'Deixar 1 empresa de fora' }).click();
    await mover.click();
    await expect
      .poll(() => mudar.pedidos.at(-1)?.body)
      .toEqual({ empresa_ids: [51], cliente_id: 40, simular: false });
  });

  it('that share a reason are told under it once, those of one name by their CNPJ', async () => {
    const { nomes: _, ...outra } = CONTRATO;
    responderMudanca([
      CONTRATO,
      { ...outra, empresa_id: 51, cnpj: '22333444000262', nomes: [] },
      { ...CONTRATO, motivo: 'Um contato dela tem acesso à área do cliente.', nomes: ['Marta'] },
    ]);
    await abrirTodas();
    const ficam = dialogo.getByRole('region', { name: 'Não podem ir' });
    await expect
      .element(ficam)
      .toHaveTextContent(
        '2 empresas · Mercado Boreal Ltda (22.333.444/0001-81 · C-7 e C-8) e Mercado Boreal Ltda (22.333.444/0002-62): Tem contrato. Mude ou exclua antes.' +
          'Mercado Boreal Ltda (22.333.444/0001-81 · Marta): Um contato dela tem acesso à área do cliente.',
      );
  });

  it('and accounts and contacts that the person may not see are not counted', async () => {
    responderMudanca();
    responder(moverEmpresasEndpoints.mover, {
      ...mudada(),
      empresas: 2,
      contas: null,
      contatos: null,
      recusas: [],
    });
    await abrirTodas();
    await expect.element(dialogo.getByRole('status')).toHaveTextContent('A mover: 2 empresas.');
  });

  it('stay where nothing may go', async () => {
    responderMudanca([CONTRATO, { ...CONTRATO, empresa_id: 51 }]);
    await abrirTodas();
    await expect.element(dialogo.getByText('Nenhuma empresa pode ir.')).toBeVisible();
    await expect.element(mover).toBeDisabled();
  });

  it('that were refused meanwhile are simulated again, and the dialog says why', async () => {
    const { mudar } = responderMudanca();
    await abrirTodas();
    await expect.element(mover).toBeEnabled();
    const frase = 'Mercado Boreal Ltda: Há contrato desta empresa.';
    responder(moverEmpresasEndpoints.mover, ({ body }) =>
      body.simular
        ? { ...mudada(), recusas: [CONTRATO] }
        : recusar('ESTADO_INVALIDO', frase, { recusas: [CONTRATO] }),
    );
    await mover.click();
    await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
    await expect.element(mover).toBeDisabled();
    expect(mudar.pedidos).toHaveLength(1);
  });

  it('are not moved by who only reads', async () => {
    responderMudanca();
    await abrirPagina('/gerenciar-empresas', { quem: umaPessoa({ grupo: 'consultor' }) });
    await expect.element(page.getByText('Mercado Boreal Ltda').first()).toBeVisible();
    await expect.element(botao('Mover para outro cliente')).not.toBeInTheDocument();
  });
});

const mudada = () => ({
  empresas: 1,
  contas: 0,
  contatos: 0,
  simulado: true,
  mudanca_id: null,
});

describe('one company', () => {
  it('is moved from its panel, on a phone too', async () => {
    const { mudar } = responderMudanca();
    await abrirPagina('/gerenciar-empresas?empresa=51');
    await page.viewport(375, 740);
    await escolherAcao(painel('Empresa'), 'Mover para outro cliente…');
    await escolherDestino();
    await expect.element(mover).toBeEnabled();
    await semRolagemLateral();
    await userEvent.click(mover);
    await expect
      .poll(() => mudar.pedidos.at(-1)?.body)
      .toEqual({ empresa_ids: [51], cliente_id: 40, simular: false });
  });
});
