import { consultasEndpoints } from '@dominio/contrato/consultas';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { receitaDaEmpresaEndpoints } from '@dominio/contrato/empresas-receita';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const ABERTA = '/gerenciar-empresas?empresa=51';
const gaveta = painel('Empresa');
const abrir = gaveta.getByRole('button', { name: 'Atualizar pela Receita' });
const dialogo = page.getByRole('dialog', { name: 'Atualizar pela Receita' });
const caixa = (name: RegExp | string) => dialogo.getByRole('checkbox', { name });
const botao = (name: string) => dialogo.getByRole('button', { name, exact: true });
const INDISPONIVEL = 'Consulta à Receita indisponível. Preencha manualmente.';

const DIFERENCAS = [
  { campo: 'razao_social', atual: 'Padaria Aurora Ltda', encontrado: 'AURORA PAES LTDA' },
  { campo: 'situacao_cadastral', atual: null, encontrado: 'inapta' },
  { campo: 'cnaes_secundarios', atual: [], encontrado: ['1091102', '6204000'] },
] as const;

/** The look-up is on, and the Receita says these differences. */
function ligar(diferencas: readonly (typeof DIFERENCAS)[number][] = DIFERENCAS) {
  const { empresas, atualizar } = responderEmpresas([umaEmpresa()]);
  responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
  const consultar = responder(receitaDaEmpresaEndpoints.consultar, () => {
    const { versao } = empresas.mudar(51, {
      receita_situacao: 'inapta',
      receita_consultada_em: AGORA.toISOString(),
    });
    return {
      diferencas: diferencas.map((uma) => ({
        ...uma,
        atual: typeof uma.atual === 'object' && uma.atual ? [...uma.atual] : uma.atual,
        encontrado: typeof uma.encontrado === 'string' ? uma.encontrado : [...uma.encontrado],
      })),
      tipo: 'filial' as const,
      situacao_cadastral: 'inapta' as const,
      situacao_desde: null,
      municipio_ibge: null,
      simples: { optante: true, desde: '2014-01-01', ate: null },
      mei: null,
      socios: [{ nome: 'BRUNA LOPES', qualificacao: 'Sócio', desde: null }],
      consultado_em: AGORA.toISOString(),
      versao,
    };
  });
  return { empresas, atualizar, consultar };
}

describe('a company that is compared with the Receita', () => {
  it('is shown field by field, nothing marked and nothing saved', async () => {
    const { atualizar } = ligar();
    await abrirPagina(ABERTA);
    await abrir.click();
    await expect.element(dialogo.getByText('3 campos diferentes')).toBeVisible();
    await expect
      .element(caixa(/Razão social.*Padaria Aurora Ltda.*AURORA PAES LTDA/))
      .not.toBeChecked();
    await expect.element(caixa(/Situação na Receita.*Em branco.*Inapta/)).not.toBeChecked();
    await expect.element(caixa(/1091-1\/02 Fabricação.*; 6204-0\/00/)).not.toBeChecked();
    await expect.element(dialogo.getByText('Na Receita, este CNPJ é de filial.')).toBeVisible();
    await expect.element(dialogo.getByText('Sócios: BRUNA LOPES (Sócio).')).toBeVisible();
    await expect.element(botao('Usar o da Receita')).toBeDisabled();
    await semViolacoes();
    expect(atualizar.pedidos).toEqual([]);
  });

  it('takes only what was marked, under the version that was compared; undone, it is as before', async () => {
    const { atualizar } = ligar();
    await abrirPagina(ABERTA);
    await abrir.click();
    await caixa(/Razão social/).click();
    await caixa(/CNAEs secundários/).click();
    await botao('Usar 2 campos da Receita').click();
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { razao_social: 'AURORA PAES LTDA', cnaes_secundarios: ['1091102', '6204000'], versao: 2 },
    ]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .poll(() => atualizar.pedidos[1]?.body)
      .toEqual({
        razao_social: 'Padaria Aurora Ltda',
        cnaes_secundarios: [],
        versao: 3,
      });
  });

  it('the town brings its code, which is no field to mark, and gives back the one before', async () => {
    const { atualizar } = responderEmpresas([
      umaEmpresa({ municipio: 'Santos', uf: 'SP', municipio_ibge: '3548500' }),
    ]);
    responder(consultasEndpoints.ligadas, { cnpj: true, cep: false });
    responder(receitaDaEmpresaEndpoints.consultar, {
      diferencas: [{ campo: 'municipio', atual: 'Santos', encontrado: 'CAMPINAS' }],
      tipo: null,
      situacao_cadastral: 'ativa',
      situacao_desde: null,
      municipio_ibge: '3509502',
      simples: null,
      mei: null,
      socios: [],
      consultado_em: AGORA.toISOString(),
      versao: 1,
    });
    await abrirPagina(ABERTA);
    await abrir.click();
    await caixa(/Município/).click();
    await botao('Usar 1 campo da Receita').click();
    await expect
      .poll(() => atualizar.pedidos[0]?.body)
      .toMatchObject({ municipio: 'CAMPINAS', municipio_ibge: '3509502' });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .poll(() => atualizar.pedidos[1]?.body)
      .toMatchObject({ municipio: 'Santos', municipio_ibge: '3548500' });
  });

  it('may take all of it', async () => {
    ligar();
    await abrirPagina(ABERTA);
    await abrir.click();
    await caixa('Marcar todos').click();
    await expect.element(botao('Usar 3 campos da Receita')).toBeEnabled();
    await caixa('Marcar todos').click();
    await expect.element(botao('Usar o da Receita')).toBeDisabled();
  });

  it('says so where nothing differs, and the panel says when it was asked', async () => {
    ligar([]);
    await abrirPagina(ABERTA);
    await expect.element(gaveta.getByText('Ainda não consultada na Receita.')).toBeVisible();
    await abrir.click();
    await expect.element(dialogo.getByText('O cadastro está como na Receita.')).toBeVisible();
    await botao('Fechar').last().click();
    await expect.element(abrir).toHaveFocus();
    await expect.element(gaveta.getByText(/^Na Receita em .*: inapta\.$/)).toBeVisible();
  });

  it('says to go on by hand where the service is down, and may be asked again', async () => {
    ligar([]);
    responder(receitaDaEmpresaEndpoints.consultar, () => recusar('INDISPONIVEL', INDISPONIVEL), {
      umaVez: true,
    });
    await abrirPagina(ABERTA);
    await abrir.click();
    await expect.element(dialogo.getByText(INDISPONIVEL)).toBeVisible();
    await semViolacoes();
    await botao('Tentar novamente').click();
    await expect.element(dialogo.getByText('O cadastro está como na Receita.')).toBeVisible();
  });

  it('keeps what was marked when the save is refused, and says why', async () => {
    ligar();
    const frase = 'A data de abertura não pode estar no futuro.';
    responder(empresasEndpoints.atualizar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'data_abertura', mensagem: frase }] }),
    );
    await abrirPagina(ABERTA);
    await abrir.click();
    await caixa(/Razão social/).click();
    await botao('Usar 1 campo da Receita').click();
    await expect.element(dialogo.getByText(frase)).toBeVisible();
    await expect.element(caixa(/Razão social/)).toBeChecked();
  });

  it('fits a telephone', async () => {
    await page.viewport(375, 760);
    ligar();
    await abrirPagina(ABERTA);
    await abrir.click();
    await expect.element(caixa(/Razão social/)).toBeVisible();
    await semRolagemLateral();
  });

  it.each([
    ['is off', umaPessoa({ grupo: 'administrador' }), false],
    ['is on, to who only reads', umaPessoa({ grupo: 'consultor' }), true],
  ])('is not offered where the look-up %s', async (_que, quem, cnpj) => {
    responderEmpresas();
    responder(consultasEndpoints.ligadas, { cnpj, cep: false });
    await abrirPagina(ABERTA, { quem });
    await expect.element(gaveta.getByText('Padaria Aurora Ltda').first()).toBeVisible();
    await expect.element(abrir).not.toBeInTheDocument();
  });
});
