import { mesclarEmpresasEndpoints } from '@dominio/contrato/empresas-mesclar';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const FICA = umaEmpresa({ telefone: '1133334444' });
const SAI = umaEmpresa({
  id: 52,
  cnpj: '22333444000181',
  telefone: '1155556666',
  email: 'contato@aurora.com.br',
});

const gaveta = painel('Empresa');
const dialogo = page.getByRole('dialog', { name: /^Juntar outra empresa a/ });
const juntar = dialogo.getByRole('button', { name: 'Juntar empresas' });
const lado = (parte: string, qual: string | RegExp) =>
  dialogo.getByRole('radiogroup', { name: parte }).getByRole('radio', { name: qual });

/** The calls that make one company of two, and two again. */
function responderJuncao(contra: string[] = []) {
  responderEmpresas([FICA, SAI]);
  const mesclar = responder(mesclarEmpresasEndpoints.mesclar, ({ body }) => ({
    simulado: body.simular,
    contra,
    contratos: 1,
    contas: 2,
    contatos: 0,
    filiais: 0,
    regimes: { fica: 0, sai: 0 },
    socios: { fica: 0, sai: 2 },
  }));
  const separar = responder(mesclarEmpresasEndpoints.separar, { fica_id: 51 });
  return { mesclar, separar };
}

async function escolher() {
  await abrirPagina('/gerenciar-empresas?empresa=51');
  await escolherAcao(gaveta, 'Juntar outra empresa…');
  await dialogo.getByRole('combobox', { name: 'Empresa repetida' }).click();
  await page.getByRole('option', { name: /22\.333\.444/ }).click();
}

describe('a second record of a company', () => {
  it('is joined to it: what the other alone has is kept, the rest as it is chosen', async () => {
    const { mesclar, separar } = responderJuncao();
    await escolher();
    await expect
      .element(dialogo.getByText('Passam para esta: 1 contrato e 2 contas.'))
      .toBeVisible();
    await expect.element(lado('E-mail', /contato@aurora/)).toBeChecked();
    await expect.element(lado('Telefone', '(11) 3333-4444')).toBeChecked();
    await expect.element(lado('Sócios', '2 sócios')).toBeChecked();
    await semViolacoes();
    await lado('Telefone', '(11) 5555-6666').click();
    await expect.element(juntar).toBeEnabled();
    await juntar.click();
    await expect.element(page.getByText('Empresas juntadas')).toBeVisible();
    expect(mesclar.pedidos.at(-1)?.body).toEqual({
      fica_id: 51,
      sai_id: 52,
      da_outra: ['telefone', 'email', 'socios'],
      simular: false,
      versao: 1,
    });
    await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect.poll(() => separar.pedidos.map(({ params }) => params)).toEqual([{ id: 52 }]);
  });

  it('that cannot be joined says why before', async () => {
    responderJuncao(['A filial Filial Ltda tem outra raiz de CNPJ.']);
    await escolher();
    await expect.element(dialogo.getByText('Os CNPJs são de empresas diferentes')).toBeVisible();
    await expect.element(dialogo.getByRole('alert')).toMatchTextContent(/outra raiz de CNPJ/);
    await expect.element(juntar).toBeDisabled();
    await page.viewport(375, 740);
    await semRolagemLateral();
  });

  it('that was joined before is had again from the panel', async () => {
    const { separar } = responderJuncao();
    responder(mesclarEmpresasEndpoints.juntadas, {
      juntadas: [{ empresa_id: 52, razao_social: 'Aurora Antiga Ltda', cnpj: SAI.cnpj }],
    });
    await abrirPagina('/gerenciar-empresas?empresa=51');
    await escolherAcao(gaveta, 'Separar Aurora Antiga Ltda…');
    await page
      .getByRole('dialog', { name: 'Separar Aurora Antiga Ltda?' })
      .getByRole('button', { name: 'Separar empresas' })
      .click();
    await expect.element(page.getByText('Empresas separadas')).toBeVisible();
    expect(separar.pedidos.map(({ params }) => params)).toEqual([{ id: 52 }]);
  });

  it('is not joined by who may not delete companies', async () => {
    responderJuncao();
    const permissoes = ['empresas:visualizar', 'empresas:editar'] as const;
    await abrirPagina('/gerenciar-empresas?empresa=51', {
      quem: umaPessoa({ permissoes: [...permissoes] }),
    });
    await gaveta.getByRole('button', { name: 'Mais ações' }).click();
    await expect.element(page.getByRole('menuitem', { name: /^Mover/ })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: /^Juntar/ })).not.toBeInTheDocument();
  });
});
