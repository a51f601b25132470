import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../../test/pagina/registros/cliente.ts';
import { umaContaBancaria } from '../../../../test/pagina/registros/conta-bancaria.ts';
import { umContato } from '../../../../test/pagina/registros/contato.ts';
import { umContrato } from '../../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Empresa');
const secao = (name: string) => gaveta.getByRole('region', { name, exact: true });
const href = (name: string | RegExp) =>
  gaveta.getByRole('link', { name }).element().getAttribute('href');
const rodape = (total: number) => ({ total, page: 1, limit: 5, total_pages: 1 });

/** The panel of a company that has one of each, and more contracts than are listed. */
async function abrir(endereco: string, opcoes: Parameters<typeof abrirPagina>[1] = {}) {
  responderEmpresas();
  responderClientes();
  const contratos = responder(contratosEndpoints.listar, {
    contratos: [umContrato({ status_contrato: 'ATIVO' })],
    ...rodape(7),
  });
  const contas = responder(contasBancariasEndpoints.listar, {
    contas_bancarias: [umaContaBancaria()],
    ...rodape(1),
  });
  const contatos = responder(contatosEndpoints.listar, {
    contatos: [umContato()],
    ...rodape(1),
  });
  await abrirPagina(endereco, opcoes);
  return { contratos, contas, contatos };
}

describe('what other nouns have of a company', () => {
  it('is listed in its panel, a few of each, leading to where each is opened', async () => {
    const { contratos, contas, contatos } = await abrir('/gerenciar-empresas?empresa=51');
    await expect.element(secao('Contratos').getByText('2026-0071 · Ativo')).toBeVisible();
    await expect.element(secao('Contas bancárias').getByText('Conta da padaria')).toBeVisible();
    await expect.element(secao('Contatos').getByText('Marta Reis')).toBeVisible();
    for (const { pedidos } of [contratos, contas, contatos]) {
      expect(pedidos.at(-1)?.query).toMatchObject({ empresa_id: 51, limit: 5 });
    }
    // As the list does that it leads to: those of the whole client cover it too.
    expect(contratos.pedidos.at(-1)?.query).toMatchObject({ e_do_cliente: true });
    expect(href(/2026-0071/)).toBe('/contratos?contrato=71');
    expect(href('E mais 6')).toBe('/contratos?empresa_id=51');
    expect(href(/Conta da padaria/)).toBe('/contas-bancarias?cliente_id=31&empresa_id=51&conta=1');
    expect(href('Ver contatos')).toBe('/contatos-importantes?cliente_id=31&empresa_id=51');
    await semViolacoes();
  });

  it('says the bank and the number of an account once, with a nickname or without', async () => {
    const conta = { apelido: null, nome: 'ITAÚ UNIBANCO S.A. · 1234 / 56789-0' };
    responderEmpresas();
    responder(contasBancariasEndpoints.listar, {
      contas_bancarias: [umaContaBancaria(), umaContaBancaria({ id: 2, ...conta })],
      ...rodape(2),
    });
    await abrirPagina('/gerenciar-empresas?empresa=51');
    const contas = secao('Contas bancárias').getByRole('listitem');
    await expect
      .element(contas.first())
      .toMatchTextContent('Conta da padariaConta corrente · ITAÚ UNIBANCO S.A. · 1234 / 56789-0');
    await expect.element(contas.nth(1)).toMatchTextContent(`${conta.nome}Conta corrente`);
    expect(
      contas
        .nth(1)
        .element()
        .textContent.match(/56789-0/g),
    ).toHaveLength(1);
  });

  it('leads on within the client where it is the active one, also on a phone', async () => {
    await page.viewport(375, 760);
    await abrir('/empresas?empresa=51', { guardado: comClienteAtivo(umCliente()) });
    await expect.element(secao('Contas bancárias').getByText('Conta da padaria')).toBeVisible();
    expect(href('Ver contas')).toBe('/contas-bancarias?empresa_id=51');
    await semRolagemLateral();
  });

  it('is said where there is none, and where one of them cannot be read, until it can', async () => {
    responderEmpresas();
    let fora = true;
    responder(contasBancariasEndpoints.listar, () =>
      fora ? recusar('INDISPONIVEL', 'Fora do ar.') : { contas_bancarias: [], ...rodape(0) },
    );
    await abrirPagina('/gerenciar-empresas?empresa=51');
    await expect.element(gaveta.getByText('Nenhum contrato desta empresa.')).toBeVisible();
    await expect.element(gaveta.getByText('Nenhum contato desta empresa.')).toBeVisible();
    const tentar = secao('Contas bancárias').getByRole('button', { name: 'Tentar novamente' });
    await expect.element(tentar).toBeVisible();
    fora = false;
    await tentar.click();
    await expect.element(gaveta.getByText('Nenhuma conta em uso desta empresa.')).toBeVisible();
  });

  it('is neither asked for nor named to who may not see it', async () => {
    const permissoes = ['empresas:visualizar', 'contatos_importantes:visualizar'] as const;
    const { contratos, contas } = await abrir('/gerenciar-empresas?empresa=51', {
      quem: umaPessoa({ grupo: 'consultor', permissoes }),
    });
    await expect.element(secao('Contatos').getByText('Marta Reis')).toBeVisible();
    await expect.element(secao('Contratos')).not.toBeInTheDocument();
    await expect.element(secao('Contas bancárias')).not.toBeInTheDocument();
    expect([contratos.pedidos, contas.pedidos]).toEqual([[], []]);
  });
});
