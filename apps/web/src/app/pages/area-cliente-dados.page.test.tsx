import { dadosDaAreaDoClienteEndpoints as e } from '@dominio/contrato/area-cliente-dados';
import {
  type Correcao,
  correcoesDoClienteEndpoints as correcoes,
} from '@dominio/contrato/correcoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { unsDadosDoCliente } from '../../../test/pagina/registros/dados-do-cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const PAGINA = '/area-cliente/dados';
const cliente = { quem: umaPessoa({ grupo: 'cliente' }) };
const main = page.getByRole('main');
const parte = (name: string) => main.getByRole('region', { name });
const bloco = (name: string) => main.getByRole('article', { name, exact: true });

beforeEach(() => {
  responder(e.ler, unsDadosDoCliente());
  responder(correcoes.listar, { correcoes: [] });
});

describe('the company’s own page of the client area', () => {
  it('has the record, the companies with their partners, contacts, accounts and contracts', async () => {
    await abrirPagina(PAGINA, cliente);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Minha empresa' }))
      .toBeVisible();
    await expect.element(bloco('Padaria Aurora')).toMatchTextContent('Pix, Cartão');
    const empresa = bloco('Padaria Aurora Ltda');
    await expect.element(empresa).toMatchTextContent('11.222.333/0001-81');
    await expect.element(empresa).toMatchTextContent('Simples Nacional, desde 01/01/2020');
    await expect
      .element(empresa)
      .toMatchTextContent('Avenida Paulista, 100, São Paulo – SP, 01310-100');
    await expect.element(empresa).toMatchTextContent('100% · administra · ***.982.247-**');
    await expect
      .element(bloco('Helena Prado'))
      .toMatchTextContent('Gerente financeira · Financeiro');
    await expect.element(bloco('Conta da padaria')).toMatchTextContent('••••4321');
    const contrato = bloco('Contrato 2024-017');
    await expect.element(contrato).toMatchTextContent('Contabilidade, Folha de pagamento');
    await expect.element(contrato).toMatchTextContent('desde 01/02/2024 · renova sozinho');
  });

  it('says of each part that has nothing what is missing', async () => {
    responder(
      e.ler,
      unsDadosDoCliente({ empresas: [], contatos: [], contas_bancarias: [], contratos: [] }),
    );
    await abrirPagina(PAGINA, cliente);
    await expect
      .element(parte('Empresas'))
      .toMatchTextContent('O escritório ainda não cadastrou o CNPJ da sua empresa.');
    await expect.element(parte('Contatos')).toMatchTextContent('Nenhum contato da sua empresa');
    await expect.element(parte('Contas bancárias')).toMatchTextContent('Nenhuma conta');
    await expect.element(parte('Contratos')).toMatchTextContent('Nenhum contrato');
    await semViolacoes();
  });

  it('says of what is not written that it is not', async () => {
    await abrirPagina(PAGINA, cliente);
    await expect.element(bloco('Padaria Aurora Ltda')).toMatchTextContent(/E-mailNão informado/);
  });

  it('is one tap from the area’s start, and marked as the page one is on', async () => {
    await abrirPagina(PAGINA, cliente);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect
      .element(menu.getByRole('link', { name: 'Minha empresa' }))
      .toHaveAttribute('aria-current', 'page');
    await expect
      .element(menu.getByRole('link', { name: 'Início' }))
      .not.toHaveAttribute('aria-current');
  });

  it('lies on a phone above the bar at the bottom, with nothing to scroll sideways', async () => {
    await page.viewport(375, 760);
    await abrirPagina(PAGINA, cliente);
    await expect.element(bloco('Contrato 2024-017')).toBeVisible();
    await semRolagemLateral();
    const barra = document.querySelector('nav') as HTMLElement;
    expect(getComputedStyle(barra).position).toBe('fixed');
    const ultimo = bloco('Contrato 2024-017').element();
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(ultimo.getBoundingClientRect().bottom).toBeLessThan(barra.getBoundingClientRect().top);
    await semViolacoes();
  });
});

const umaCorrecao = (mudancas: Partial<Correcao> = {}): Correcao => ({
  id: 7,
  alvo: 'cliente',
  alvo_id: 31,
  alvo_nome: 'Padaria Aurora',
  observacao: null,
  autor_nome: 'Otávio Reis',
  criado_em: '2026-08-10T12:00:00.000Z',
  estado: 'em_analise',
  campos: [
    { campo: 'site', antes: null, proposto: 'https://nova.com.br', decisao: null, motivo: null },
  ],
  ...mudancas,
});

describe('a correction', () => {
  it('is proposed of one record: only what was changed is sent', async () => {
    let enviado: unknown;
    responder(correcoes.propor, ({ body }) => {
      enviado = body;
      return umaCorrecao();
    });
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor correção de Helena Prado' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Propor correção: Helena Prado' });
    await dialogo.getByRole('textbox', { name: 'Cargo' }).fill('Diretora');
    await dialogo.getByRole('combobox', { name: 'Canal preferido' }).selectOptions('');
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Enviar correção' }).click();
    await expect.element(page.getByText('Correção enviada')).toBeVisible();
    expect(enviado).toMatchObject({
      alvo: 'contato',
      alvo_id: 81,
      campos: { cargo: 'Diretora', canal_preferido: null },
    });
    expect(Object.keys((enviado as { campos: object }).campos).sort()).toEqual([
      'canal_preferido',
      'cargo',
    ]);
  });

  it('is refused at its field, and stays typed', async () => {
    responder(correcoes.propor, () =>
      recusar('DADOS_INVALIDOS', 'CEP inválido: são oito dígitos.', {
        campos: [{ campo: 'campos.cep', mensagem: 'CEP inválido: são oito dígitos.' }],
      }),
    );
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor correção de Padaria Aurora Ltda' }).click();
    const cep = page.getByRole('textbox', { name: 'CEP' });
    await cep.fill('12345678');
    await page.getByRole('button', { name: 'Enviar correção' }).click();
    await expect.element(page.getByText('CEP inválido: são oito dígitos.')).toBeVisible();
    await expect.element(cep).toHaveValue('12345678');
  });

  it('is listed with its answer, and one that waits is withdrawn', async () => {
    const respondida = umaCorrecao({
      id: 8,
      alvo: 'empresa',
      alvo_nome: 'Padaria Aurora Ltda',
      estado: 'parcial',
      campos: [
        { campo: 'bairro', antes: null, proposto: 'Centro', decisao: 'aceito', motivo: null },
        {
          campo: 'telefone',
          antes: null,
          proposto: '(11) 3456-7890',
          decisao: 'recusado',
          motivo: 'Não atende.',
        },
      ],
    });
    responder(correcoes.listar, { correcoes: [umaCorrecao(), respondida] });
    let retirada = 0;
    responder(correcoes.retirar, ({ params }) => {
      retirada = params.id;
      return umaCorrecao({ estado: 'retirada' });
    });
    await page.viewport(375, 760);
    await abrirPagina(PAGINA, cliente);
    const propostas = parte('Correções propostas');
    await expect.element(propostas).toMatchTextContent('Em análise');
    await expect.element(propostas).toMatchTextContent('Site: Em branco → https://nova.com.br');
    await expect.element(propostas).toMatchTextContent('Parcialmente aceita');
    await expect
      .element(propostas)
      .toMatchTextContent('Telefone: Em branco → (11) 3456-7890 · recusado: “Não atende.”');
    await semRolagemLateral();
    await semViolacoes();
    await propostas.getByRole('button', { name: 'Retirar a correção de Padaria Aurora' }).click();
    await expect.element(page.getByText('Correção retirada')).toBeVisible();
    expect(retirada).toBe(7);
  });
});
