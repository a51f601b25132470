import { consultasEndpoints } from '@dominio/contrato/consultas';
import { receitaDaEmpresaEndpoints } from '@dominio/contrato/empresas-receita';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { parametro } from '../../../../test/pagina/endereco.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { responderRegimes, umRegime } from '../../../../test/pagina/registros/regime.ts';
import { responderSocios, umSocio } from '../../../../test/pagina/registros/socio.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const gaveta = painel('Empresa');
const dialogo = page.getByRole('dialog', { name: 'Atualizar pela Receita' });
const botao = (name: string | RegExp) => dialogo.getByRole('button', { name });
const regimes = gaveta.getByRole('region', { name: 'Regime tributário' });
const quadro = gaveta.getByRole('region', { name: 'Quadro societário' });
const linha = (name: string) => quadro.getByRole('group', { name });

/** The panel of a company that the Receita has in the Simples, with two partners; compared already. */
async function comparar({
  regime = [],
  socios = [],
  mei = null,
}: {
  regime?: Parameters<typeof responderRegimes>;
  socios?: Parameters<typeof responderSocios>;
  mei?: { optante: boolean; desde: string | null; ate: null } | null;
} = {}) {
  responderEmpresas([umaEmpresa()]);
  responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
  const { criar } = responderRegimes(...regime);
  const gravar = responderSocios(...socios);
  responder(receitaDaEmpresaEndpoints.consultar, () => ({
    diferencas: [],
    tipo: null,
    situacao_cadastral: 'ativa' as const,
    situacao_desde: null,
    municipio_ibge: null,
    simples: { optante: true, desde: '2014-01-01', ate: null },
    mei,
    socios: [
      { nome: 'ANA PRADO', qualificacao: 'Sócio-Administrador', desde: '2014-01-01' },
      { nome: 'BRUNA LOPES', qualificacao: 'Sócio', desde: null },
    ],
    consultado_em: AGORA.toISOString(),
    versao: 1,
  }));
  await abrirPagina('/gerenciar-empresas?empresa=51');
  await gaveta.getByRole('button', { name: 'Atualizar pela Receita' }).click();
  await expect.element(dialogo.getByText(/^Sócios: ANA PRADO/)).toBeVisible();
  return { criar, gravar };
}

describe('the regime that the Receita tells', () => {
  it('is filled in by a click, and saved by nobody but the person', async () => {
    const { criar } = await comparar();
    await semViolacoes();
    await botao('Informar Simples Nacional desde 01/01/2014').click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect
      .element(regimes.getByRole('combobox', { name: 'Regime' }))
      .toHaveValue('Simples Nacional');
    await expect
      .element(regimes.getByRole('textbox', { name: 'Vale desde' }))
      .toHaveValue('01/01/2014');
    await parametro('campo').toBe(null);
    expect(criar.pedidos).toEqual([]);
    await regimes.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .poll(() => criar.pedidos.map(({ body }) => body))
      .toEqual([{ regime: 'simples_nacional', desde: '2014-01-01' }]);
  });

  it('is not offered where the register has it', async () => {
    await comparar({ regime: [umRegime()] });
    await expect.element(botao('Levar nomes ao quadro')).toBeVisible();
    expect(botao(/Informar/).query()).toBeNull();
  });

  it('is MEI where both begin on one day', async () => {
    await comparar({ mei: { optante: true, desde: '2014-01-01', ate: null } });
    await expect.element(botao('Informar MEI desde 01/01/2014')).toBeVisible();
    expect(botao('Informar Simples Nacional desde 01/01/2014').query()).toBeNull();
  });
});

describe('the partners whom the Receita names', () => {
  it('become lines after those who are there, with CPF and share left to type', async () => {
    const { gravar } = await comparar({ socios: [umSocio()] });
    await botao('Levar nomes ao quadro').click();
    const bruna = linha('BRUNA LOPES');
    await expect.element(bruna.getByLabelText('Nome')).toHaveFocus();
    await expect.element(bruna.getByLabelText('Qualificação')).toHaveValue('Sócio');
    await expect.element(bruna.getByLabelText('CPF ou CNPJ')).toHaveValue('');
    await expect.element(linha('Ana Prado')).toBeVisible();
    // Whom the register names, in other capitals, is not named twice.
    expect(quadro.getByRole('group').elements()).toHaveLength(2);
    await quadro.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(bruna.getByText('Informe o CPF ou o CNPJ.')).toBeVisible();
    expect(gravar.pedidos).toEqual([]);
  });

  it('begin the list where there is none yet, on a phone; given up, they are gone', async () => {
    await page.viewport(375, 760);
    await comparar();
    await botao('Levar nomes ao quadro').click();
    await expect.element(linha('ANA PRADO').getByLabelText('Entrou em')).toHaveValue('01/01/2014');
    await expect.element(linha('BRUNA LOPES')).toBeInTheDocument();
    await semRolagemLateral();
    await quadro.getByRole('button', { name: 'Cancelar' }).click();
    await quadro.getByRole('button', { name: /Mudar sócios/ }).click();
    await expect.element(linha('Sócio 1')).toBeVisible();
    expect(linha('BRUNA LOPES').query()).toBeNull();
  });
});
