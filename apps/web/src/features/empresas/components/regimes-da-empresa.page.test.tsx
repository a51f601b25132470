import { regimesDaEmpresaEndpoints } from '@dominio/contrato/empresas-regimes';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { responderRegimes, umRegime } from '../../../../test/pagina/registros/regime.ts';

const ABERTA = '/gerenciar-empresas?empresa=51';
const regimes = painel('Empresa').getByRole('region', { name: 'Regime tributário' });
const regime = regimes.getByRole('combobox', { name: 'Regime' });
const desde = regimes.getByRole('textbox', { name: 'Vale desde' });
const botao = (name: string) => regimes.getByRole('button', { name });
const desfazer = page.getByRole('button', { name: 'Desfazer' });

async function abrir(...iniciais: Parameters<typeof umRegime>[0][]) {
  responderEmpresas();
  const chamadas = responderRegimes(...iniciais.map((um) => umRegime(um)));
  await abrirPagina(ABERTA);
  return chamadas;
}

describe('the regime of a company', () => {
  it('is changed from a day on, which says what it means; undone, it is gone', async () => {
    const { criar, excluir } = await abrir({});
    await botao('Mudar regime').click();
    await regime.fill('lucro real');
    await userEvent.keyboard('{Enter}');
    await desde.fill('01/01/2099');
    await expect
      .element(regimes.getByRole('status'))
      .toHaveTextContent(
        'Simples Nacional vale até 31/12/2098. Lucro Real vale a partir de 01/01/2099.',
      );
    await semViolacoes();
    await botao('Salvar').click();
    await expect.element(desde).not.toBeInTheDocument();
    expect(criar.pedidos.map(({ body }) => body)).toEqual([
      { regime: 'lucro_real', desde: '2099-01-01' },
    ]);
    await expect.element(regimes.getByText('A partir de 01/01/2099')).toBeVisible();
    await desfazer.click();
    await expect.element(regimes.getByText('A partir de 01/01/2099')).not.toBeInTheDocument();
    expect(excluir.pedidos.map(({ params, query }) => [params, query])).toEqual([
      [{ id: 51, regime_id: 8 }, { versao: 1 }],
    ]);
  });

  it('is corrected where it stands, under the version that was read, and given back', async () => {
    const { atualizar } = await abrir({});
    await regimes.getByRole('button', { name: /Corrigir o regime desde/ }).click();
    await desde.fill('01/02/2018');
    await userEvent.keyboard('{Enter}');
    await expect.element(regimes.getByText('Desde 01/02/2018', { exact: true })).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { regime: 'simples_nacional', desde: '2018-02-01', versao: 1 },
    ]);
    await desfazer.click();
    await expect.element(regimes.getByText('Desde 01/03/2019', { exact: true })).toBeVisible();
    expect(atualizar.pedidos.at(-1)?.body).toMatchObject({ desde: '2019-03-01', versao: 2 });
  });

  it('that was a mistake is taken out, and comes back by undoing', async () => {
    const { criar } = await abrir({});
    await regimes.getByText('Simples Nacional (em vigor)').hover();
    await botao('Excluir o regime desde 01/03/2019').click();
    await expect.element(regimes.getByText('Nenhum regime informado.')).toBeVisible();
    await desfazer.click();
    await expect.element(regimes.getByText('Desde 01/03/2019', { exact: true })).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toEqual([
      { regime: 'simples_nacional', desde: '2019-03-01' },
    ]);
  });

  it('that begins when another does is refused at its day, and what was typed stays', async () => {
    await abrir({});
    const frase = 'Já há um regime que começa em 01/03/2019.';
    responder(regimesDaEmpresaEndpoints.criar, () =>
      recusar('ESTADO_INVALIDO', frase, { campos: [{ campo: 'desde', mensagem: frase }] }),
    );
    await botao('Mudar regime').click();
    await regime.fill('mei');
    await userEvent.keyboard('{Enter}');
    await desde.fill('01/03/2019');
    await botao('Salvar').click();
    await expect.element(regimes.getByText(frase)).toBeVisible();
    await expect.element(desde).toHaveValue('01/03/2019');
    await botao('Cancelar').click();
    await expect.element(desde).not.toBeInTheDocument();
  });

  it('is read without any way to change it by who only reads', async () => {
    responderEmpresas();
    responderRegimes(umRegime());
    await abrirPagina(ABERTA, { quem: umaPessoa({ grupo: 'consultor' }) });
    await expect.element(regimes.getByText('Simples Nacional (em vigor)')).toBeVisible();
    await expect.element(regimes.getByRole('button')).not.toBeInTheDocument();
  });
});

it('the list tells the regime in force and the next, uncut, and is narrowed by it', async () => {
  const { listar } = responderEmpresas([
    umaEmpresa({
      regime_atual: { regime: 'lucro_presumido', desde: '2020-01-01' },
      proximo_regime: { regime: 'simples_nacional', desde: '2099-01-01' },
    }),
    umaEmpresa({ id: 52, razao_social: 'Sem Regime Ltda' }),
  ]);
  await abrirPagina('/gerenciar-empresas?regime=lucro_presumido');
  const semRegime = page.getByRole('row', { name: /Sem Regime Ltda/ }).getByRole('gridcell');
  await expect.element(semRegime.filter({ hasText: '—' }).first()).toBeVisible();
  const celula = page.getByRole('gridcell', { name: /^Lucro Presumido/ });
  await expect.element(celula).toMatchTextContent('Simples Nacional em 01/01/2099');
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = celula.element();
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  expect(listar.pedidos.at(-1)?.query.regime).toBe('lucro_presumido');
});
