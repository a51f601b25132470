import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { responderEmpresas, umaEmpresa } from '../../../../test/pagina/registros/empresa.ts';
import { AGORA } from '../../../../test/pagina/relogio.ts';

const HOJE = dataCivil(new Date(AGORA));
const comCertificado = (dias: number) =>
  umaEmpresa({
    certificado_tipo: 'a1',
    certificado_titular: 'Padaria Aurora Ltda',
    certificado_ate: somarDias(HOJE, dias),
  });
const gaveta = painel('Empresa');
const campo = (nome: string) => gaveta.getByRole('textbox', { name: nome });

describe('the certificate of a company', () => {
  it.each([
    [-3, 'Vencido há 3 dias'],
    [0, 'Vence hoje'],
    [30, 'Vence em 30 dias'],
    [31, /^Válido até /],
  ])(
    'that ends in %i days says so in its panel, and in its column once that is shown',
    async (dias, texto) => {
      responderEmpresas([comCertificado(dias)]);
      await abrirPagina('/gerenciar-empresas?empresa=51&colunas=razao_social,certificado');
      await expect.element(gaveta.getByText(texto, { exact: true })).toBeVisible();
      await expect
        .element(page.getByRole('main').getByRole('grid').getByText(texto, { exact: true }))
        .toBeVisible();
    },
  );

  it('is asked for its end, saved as a whole, and taken away by undoing', async () => {
    const { atualizar } = responderEmpresas();
    await abrirPagina('/gerenciar-empresas?empresa=51');
    await gaveta.getByRole('button', { name: /Mudar certificado/ }).click();
    await gaveta.getByRole('combobox', { name: 'Tipo do certificado' }).fill('A3');
    await userEvent.keyboard('{Enter}');
    await campo('Titular').fill('Bruna Lopes');
    await campo('Número de série').fill('0a:1b:2c');
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(gaveta.getByText('Informe até quando o certificado vale.')).toBeVisible();
    await campo('Válido até').fill('02/01/2030');
    await userEvent.keyboard('{Tab}');
    await semViolacoes();
    await gaveta.getByRole('button', { name: 'Salvar' }).click();
    await expect
      .element(gaveta.getByText('A3 · Bruna Lopes · série 0A1B2C · até 02/01/2030'))
      .toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      {
        certificado_tipo: 'a3',
        certificado_titular: 'Bruna Lopes',
        certificado_serie: '0A1B2C',
        certificado_desde: null,
        certificado_ate: '2030-01-02',
        versao: 1,
      },
    ]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .poll(() => atualizar.pedidos.at(-1)?.body)
      .toMatchObject({ certificado_tipo: null, certificado_ate: null });
  });
});
