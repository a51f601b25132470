import { type Socio, sociosDaEmpresaEndpoints } from '@dominio/contrato/empresas-socios';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderEmpresas } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { responderSocios, umSocio } from '../../../../test/pagina/registros/socio.ts';

const ABERTA = '/gerenciar-empresas?empresa=51';
const quadro = painel('Empresa').getByRole('region', { name: 'Quadro societário' });
const linha = (name: string) => quadro.getByRole('group', { name });
const botao = (name: string) => quadro.getByRole('button', { name });
const desfazer = page.getByRole('button', { name: 'Desfazer' });

async function abrir(...socios: Socio[]) {
  responderEmpresas();
  const gravar = responderSocios(...socios);
  await abrirPagina(ABERTA);
  return gravar;
}

/** Types a second partner, who is a company with 40% of it. */
async function adicionarHolding() {
  await botao('Adicionar sócio').click();
  const nova = linha('Sócio 2');
  await expect.element(nova.getByLabelText('Nome')).toHaveFocus();
  await nova.getByLabelText('CPF ou CNPJ').fill('11.222.333/0001-81');
  await nova.getByLabelText('Participação (%)').fill('40');
  await nova.getByLabelText('Nome').fill('Holding Ltda');
}

describe('the partners of a company', () => {
  it('are written as one list that adds up, and given back by undoing', async () => {
    const gravar = await abrir(umSocio());
    await botao('Mudar sócios').click();
    await adicionarHolding();
    await expect
      .element(quadro.getByText('Os sócios atuais somam 140%. Passam 40%.'))
      .toBeVisible();
    await linha('Ana Prado').getByLabelText('Participação (%)').fill('60');
    await expect.element(quadro.getByText('Os sócios atuais somam 100%.')).toBeVisible();
    await semViolacoes();
    await botao('Salvar').click();
    await expect.element(quadro.getByText('60% · administra')).toBeVisible();
    await expect.element(quadro.getByText('11.222.333/0001-81')).toBeVisible();
    expect(gravar.pedidos.map(({ body }) => body)).toEqual([
      {
        versao: 1,
        socios: [
          umSocio({ participacao_milionesimos: 600_000 }),
          umSocio({
            nome: 'Holding Ltda',
            cpf_cnpj: '11222333000181',
            administrador: false,
            participacao_milionesimos: 400_000,
          }),
        ],
      },
    ]);
    await desfazer.click();
    await expect.element(quadro.getByText('Holding Ltda')).not.toBeInTheDocument();
    expect(gravar.pedidos.at(-1)?.body).toEqual({ versao: 2, socios: [umSocio()] });
  });

  it('are refused line by line, all at once, and what was typed stays', async () => {
    await abrir(umSocio());
    const futuro = 'A saída não pode estar no futuro.';
    const soma = 'A participação dos sócios atuais soma 99%. Ajuste para somar 100%.';
    responder(sociosDaEmpresaEndpoints.gravar, () =>
      recusar('DADOS_INVALIDOS', futuro, {
        campos: [
          { campo: 'socios.1.ate', mensagem: futuro },
          { campo: 'socios', mensagem: soma },
        ],
      }),
    );
    await botao('Mudar sócios').click();
    await adicionarHolding();
    await linha('Ana Prado').getByLabelText('Participação (%)').fill('12.5');
    await linha('Ana Prado').getByLabelText('CPF ou CNPJ').fill('52998224726');
    await botao('Salvar').click();
    await expect.element(linha('Ana Prado').getByText('CPF ou CNPJ inválido.')).toBeVisible();
    await expect
      .element(linha('Ana Prado').getByText('Informe a participação como 33,3333, de 0 a 100.'))
      .toBeVisible();
    await linha('Ana Prado').getByLabelText('Participação (%)').fill('59');
    await linha('Ana Prado').getByLabelText('CPF ou CNPJ').fill('52998224725');
    await botao('Salvar').click();
    await expect.element(linha('Holding Ltda').getByText(futuro)).toBeVisible();
    await expect.element(quadro.getByText(soma)).toBeVisible();
    await expect
      .element(linha('Holding Ltda').getByLabelText('Participação (%)'))
      .toHaveValue('40');
    await botao('Cancelar').click();
    await expect.element(botao('Mudar sócios')).toHaveFocus();
  });

  it('that somebody else changed meanwhile are shown above what was typed, before it is saved over them', async () => {
    const gravar = await abrir(umSocio());
    await botao('Mudar sócios').click();
    await linha('Ana Prado').getByLabelText('Qualificação').fill('Sócia-gerente');
    const doColega = umSocio({ nome: 'Rui Sá', cpf_cnpj: '39053344705' });
    let atual = { socios: [doColega], versao: 2 };
    responder(sociosDaEmpresaEndpoints.ler, () => atual);
    const gravarDepois = responder(sociosDaEmpresaEndpoints.gravar, ({ body }) => {
      if (body.versao !== atual.versao) {
        return recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Rita às 10:00.');
      }
      atual = { socios: body.socios as Socio[], versao: 3 };
      return atual;
    });
    await botao('Salvar').click();
    await botao('Recarregar').click();
    const mudanca = quadro.getByRole('alert');
    await expect.element(mudanca.getByText('Adicionados')).toBeVisible();
    await expect.element(mudanca.getByText('Rui Sá')).toBeVisible();
    await expect.element(mudanca.getByText('Removidos')).toBeVisible();
    await expect.element(mudanca.getByText('Ana Prado')).toBeVisible();
    await expect
      .element(linha('Ana Prado').getByLabelText('Qualificação'))
      .toHaveValue('Sócia-gerente');
    await semViolacoes();
    await botao('Salvar').click();
    await expect.element(quadro.getByText('100% · administra · Sócia-gerente')).toBeVisible();
    expect(gravar.pedidos).toEqual([]);
    expect(gravarDepois.pedidos.map(({ body }) => body.versao)).toEqual([1, 2]);
  });

  it('are taken out one by one, to none at all', async () => {
    const gravar = await abrir(umSocio());
    await botao('Mudar sócios').click();
    await botao('Remover Ana Prado').click();
    await expect.element(botao('Adicionar sócio')).toHaveFocus();
    await botao('Salvar').click();
    await expect.element(quadro.getByText('Não informado')).toBeVisible();
    expect(gravar.pedidos.at(-1)?.body).toEqual({ versao: 1, socios: [] });
  });

  it('are read without any way to change them by who only reads', async () => {
    responderEmpresas();
    responderSocios(umSocio({ cpf_cnpj: '***.982.247-**' }));
    await abrirPagina(ABERTA, { quem: umaPessoa({ grupo: 'consultor' }) });
    await expect.element(quadro.getByText('***.982.247-**')).toBeVisible();
    await expect.element(quadro.getByRole('button')).not.toBeInTheDocument();
  });
});
