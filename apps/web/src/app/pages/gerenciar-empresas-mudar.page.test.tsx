import { loteDeEmpresasEndpoints } from '@dominio/contrato/empresas-lote';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const AURORA = umaEmpresa();
const BOREAL = umaEmpresa({ id: 52, razao_social: 'Mercado Boreal Ltda' });
const BAIXADA = {
  empresa_id: 52,
  razao_social: 'Mercado Boreal Ltda',
  motivo: 'Esta empresa foi baixada. Mude o status no cadastro dela.',
};

const botao = (name: string) => page.getByRole('button', { name, exact: true });
const dialogo = page.getByRole('dialog', { name: 'Mudar 2 empresas' });
const mudar = dialogo.getByRole('button', { name: 'Mudar', exact: true });
const conferir = dialogo.getByRole('button', { name: 'Conferir' });
const campo = (name: string | RegExp) => dialogo.getByLabelText(name);

/** The calls that change companies and give them back what they had. */
function responderMudanca(recusas: (typeof BAIXADA)[] = [], ja_estavam = 0) {
  responderEmpresas([AURORA, BOREAL]);
  const pedida = responder(loteDeEmpresasEndpoints.mudar, ({ body }) => ({
    registros: 2 - recusas.length - ja_estavam,
    clientes: 1,
    ja_estavam,
    recusas: body.simular ? recusas : [],
    simulado: body.simular,
    conferencia: 'abc',
    mudanca_id: body.simular ? null : 7,
  }));
  const desfeita = responder(loteDeEmpresasEndpoints.desfazer, { registros: 2, clientes: 1 });
  return { pedida, desfeita };
}

async function escolher(nome: string, opcao: string) {
  await dialogo.getByRole('combobox', { name: nome }).fill(opcao);
  await page.getByRole('option', { name: opcao, exact: true }).click();
}

async function abrir(oQue: string) {
  await abrirPagina('/gerenciar-empresas');
  await page.getByLabelText('Selecionar esta página').click();
  await botao('Mudar').click();
  await escolher('O que muda', oQue);
}

describe('chosen companies', () => {
  it('get tags of their clients after a look at how many change, and give them back', async () => {
    const { pedida, desfeita } = responderMudanca([], 1);
    await abrir('Tags do cliente');
    await campo('Adicionar').fill('Prioridade\nVIP');
    await conferir.click();
    await expect
      .element(dialogo.getByRole('status'))
      .toHaveTextContent(
        'Mudam as tags de 1 cliente. Elas valem para todas as empresas do cliente. 1 das escolhidas já está assim.',
      );
    await semViolacoes();
    await mudar.click();
    await expect.element(dialogo).not.toBeInTheDocument();
    const mudanca = { tipo: 'tags', adicionar: ['Prioridade', 'VIP'], remover: [] };
    expect(pedida.pedidos.map(({ body }) => body)).toEqual([
      { empresa_ids: [51, 52], mudanca, simular: true },
      { empresa_ids: [51, 52], mudanca, conferencia: 'abc', simular: false },
    ]);
    await botao('Desfazer').click();
    await expect.element(page.getByText('Mudança desfeita')).toBeVisible();
    expect(desfeita.pedidos.map(({ params }) => params)).toEqual([{ id: 7 }]);
  });

  it('that are refused are told with the reason, and left out only when that is asked for', async () => {
    const { pedida } = responderMudanca([BAIXADA]);
    await abrir('Status da empresa');
    await escolher('Status', 'Suspensa');
    await campo(/^Desde/).fill('01/02/2026');
    await campo(/^Motivo/).fill('Inadimplência');
    await conferir.click();
    await expect
      .element(dialogo.getByRole('region', { name: 'Não podem mudar' }))
      .toHaveTextContent(`Mercado Boreal Ltda: ${BAIXADA.motivo}`);
    await expect.element(mudar).toBeDisabled();
    await dialogo.getByRole('checkbox', { name: 'Deixar 1 empresa de fora' }).click();
    await mudar.click();
    await expect.poll(() => pedida.pedidos.at(-1)?.body.empresa_ids).toEqual([51]);
  });

  it('are not simulated until what changes is said', async () => {
    const { pedida } = responderMudanca();
    await abrir('Regime tributário');
    await conferir.click();
    await expect.element(dialogo.getByText('Escolha o regime tributário.')).toBeVisible();
    expect(pedida.pedidos).toEqual([]);
  });

  it('are simulated anew where they changed meanwhile, and the dialog says so', async () => {
    const { pedida } = responderMudanca();
    await abrir('Tags do cliente');
    await campo('Remover').fill('VIP');
    await conferir.click();
    await expect.element(mudar).toBeEnabled();
    const frase = 'Algo mudou desde a conferência. Confira outra vez.';
    responder(loteDeEmpresasEndpoints.mudar, () => recusar('ESTADO_INVALIDO', frase), {
      umaVez: true,
    });
    await mudar.click();
    await expect.element(dialogo.getByRole('alert')).toHaveTextContent(frase);
    await expect.poll(() => pedida.pedidos.length).toBe(2);
    await expect.element(mudar).toBeEnabled();
  });

  it('offer who may edit companies alone only their regime and status', async () => {
    responderMudanca();
    const quem = umaPessoa({
      grupo: 'gestor',
      permissoes: ['empresas:visualizar', 'empresas:editar'],
    });
    await abrirPagina('/gerenciar-empresas', { quem });
    await page.getByLabelText('Selecionar esta página').click();
    await botao('Mudar').click();
    await dialogo.getByRole('combobox', { name: 'O que muda' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Regime tributário', 'Status da empresa']);
  });
});
